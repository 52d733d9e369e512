/** @jest-environment ./jest/screen-environment.mjs */
import { act, screen, within } from '@testing-library/react';
import { configureSite, getQueryClient } from '@charity-site/api-client/http';
import { call } from '../../jest/serverCall';
import { renderSite, startAfresh } from './renderSite';

const FILE = '/uploads/0123456789abcdef.pdf';

beforeEach(startAfresh);
afterEach(() => configureSite({ language: 'en' }));

test('documents are listed by year, newest first, with type and summary', async () => {
  const { unmount } = await renderSite('/documents');
  expect(await screen.findByText('No documents yet')).toBeVisible();
  unmount();
  getQueryClient().clear();
  const publish = (document: object) =>
    call('POST', '/content/documents', { file: FILE, ...document });
  await publish({ title: 'Child protection', kind: 'Policy', year: '2024' });
  await publish({ title: 'Accounts', kind: 'Financial statement', year: '2025' });
  await publish({ title: 'Report', kind: 'Annual report', year: '2025', summary: 'All.' });
  await call('POST', '/content/documents?drafts=true', { title: 'Not yet', status: 'draft' });
  await renderSite('/documents');
  const main = within(screen.getByRole('main'));
  const years = await main.findAllByRole('heading', { level: 2 });
  expect(years.map(({ textContent }) => textContent)).toEqual(['2025', '2024']);
  const newest = within(main.getByRole('region', { name: '2025' }));
  expect(newest.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Report (PDF)',
    'Accounts (PDF)',
  ]);
  expect(newest.getByRole('link', { name: 'Report (PDF)' })).toHaveAttribute('href', FILE);
  expect(newest.getByText('Annual report')).toBeVisible();
  expect(newest.getByText('All.')).toBeVisible();
  expect(main.queryByText(/Not yet/)).not.toBeInTheDocument();
});

test('About and Donate link to the documents, and the footer to pages that are not in the menu', async () => {
  await call('PUT', '/content/giving', {
    purposes: 'Food | 100',
    purposesYear: '2025',
    purposesSource: 'our report',
  });
  const { router } = await renderSite('/about');
  const expectLink = async () =>
    expect(await screen.findByRole('link', { name: 'Read our reports' })).toHaveAttribute(
      'href',
      '/documents',
    );
  await expectLink();
  const footer = within(screen.getByRole('contentinfo'));
  for (const [name, path] of [
    ['Our Mission', '/mission'],
    ['Get Involved', '/get-involved'],
    ['Use Cases', '/use-cases'],
    ['Documents', '/documents'],
    ['Privacy', '/privacy'],
    ['Safeguarding', '/safeguarding'],
    ['Accessibility', '/accessibility'],
  ] as const)
    expect(footer.getByRole('link', { name })).toHaveAttribute('href', path);
  await act(() => router.navigate('/donate'));
  await expectLink();
});

test('Privacy shows the default policy until one is stored', async () => {
  const { unmount } = await renderSite('/privacy');
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  expect(await screen.findByText(/a cookie with a number from 0 to 9999/)).toBeVisible();
  expect(screen.queryByText(/^Last changed on/)).not.toBeInTheDocument();
  unmount();
  await call('PUT', '/content/privacy', {
    text: '<h1>Our list</h1><p>We keep a list of members.</p>',
  });
  getQueryClient().clear();
  await renderSite('/privacy');
  expect(await screen.findByText('We keep a list of members.')).toBeVisible();
  expect(screen.getByText(/^Last changed on \d+ \w+ \d{4}$/)).toBeVisible();
  expect(screen.queryByText(/0 to 9999/)).not.toBeInTheDocument();
});

test('Safeguarding shows whom to contact, even without a stored statement', async () => {
  await renderSite('/safeguarding');
  expect(
    await screen.findByText('We have not published our safeguarding statement yet.'),
  ).toBeVisible();
  const ask = within(screen.getByRole('region', { name: 'Are you worried about somebody?' }));
  expect(ask.getByRole('link', { name: 'Call +265 1 000 000' })).toHaveAttribute(
    'href',
    'tel:+2651000000',
  );
  expect(ask.getByRole('link', { name: 'hello@example.org' })).toHaveAttribute(
    'href',
    'mailto:hello@example.org',
  );
});

test('in Chichewa the default policy is marked as English', async () => {
  configureSite({ language: 'ny' });
  await renderSite('/privacy');
  const text = await screen.findByText(/0 to 9999/);
  expect(text.closest('[lang]')).toHaveAttribute('lang', 'en');
});
