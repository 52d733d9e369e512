/** @jest-environment ./jest/screen-environment.mjs */
import { screen, within } from '@testing-library/react';
import { getQueryClient } from '@charity-site/api-client/http';
import { renderSite } from './renderSite';

const send = (method: string, path: string, body: object) =>
  fetch(`${contentServer.url}/api/content/${path}`, {
    method,
    headers: { authorization: `Bearer ${contentServer.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const FILE = '/uploads/0123456789abcdef.pdf';

beforeEach(async () => {
  await contentServer.reset();
  getQueryClient().clear();
});

test('documents are listed by year, the newest first, with kind and summary', async () => {
  await send('POST', 'documents', { title: 'Child protection', kind: 'Policy', year: '2024', file: FILE });
  await send('POST', 'documents', { title: 'Accounts', kind: 'Financial statement', year: '2025', file: FILE });
  await send('POST', 'documents', {
    title: 'Report',
    kind: 'Annual report',
    year: '2025',
    summary: 'All.',
    file: FILE,
  });
  await send('POST', 'documents', { title: 'Not yet', status: 'draft' });
  await renderSite('/documents');
  const main = within(screen.getByRole('main'));
  expect((await main.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)).toEqual([
    '2025',
    '2024',
  ]);
  const newest = within(main.getByRole('region', { name: '2025' }));
  expect(newest.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Report (PDF)', 'Accounts (PDF)']);
  expect(newest.getByRole('link', { name: 'Report (PDF)' })).toHaveAttribute('href', FILE);
  expect(newest.getByText('Annual report')).toBeVisible();
  expect(newest.getByText('All.')).toBeVisible();
  expect(main.queryByText(/Not yet/)).not.toBeInTheDocument();
});

test('says that there are none', async () => {
  await renderSite('/documents');
  expect(await screen.findByText('No documents yet')).toBeVisible();
});

test('About, Donate and the footer lead there', async () => {
  await send('PUT', 'giving', { purposes: 'Food | 100', purposesYear: '2025', purposesSource: 'our report' });
  const { unmount } = await renderSite('/about');
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Documents' })).toHaveAttribute('href', '/documents');
  const about = await within(screen.getByRole('main')).findByRole('link', { name: 'Read our reports' });
  expect(about).toHaveAttribute('href', '/documents');
  unmount();
  await renderSite('/donate');
  expect(await screen.findByRole('link', { name: 'Read our reports' })).toHaveAttribute('href', '/documents');
});
