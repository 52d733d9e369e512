/** @jest-environment ./jest/screen-environment.mjs */
import { screen, within } from '@testing-library/react';
import { call } from '../../jest/serverCall';
import { renderSite, startAfresh } from './renderSite';

const publish = (document: object) => call('POST', '/content/documents', { file: FILE, ...document });

const FILE = '/uploads/0123456789abcdef.pdf';

beforeEach(startAfresh);

test('documents are listed by year, the newest first, with kind and summary', async () => {
  await publish({ title: 'Child protection', kind: 'Policy', year: '2024' });
  await publish({ title: 'Accounts', kind: 'Financial statement', year: '2025' });
  await publish({ title: 'Report', kind: 'Annual report', year: '2025', summary: 'All.' });
  await call('POST', '/content/documents?drafts=true', { title: 'Not yet', status: 'draft' });
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
  await call('PUT', '/content/giving', { purposes: 'Food | 100', purposesYear: '2025', purposesSource: 'our report' });
  const { unmount } = await renderSite('/about');
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Documents' })).toHaveAttribute('href', '/documents');
  const about = await within(screen.getByRole('main')).findByRole('link', { name: 'Read our reports' });
  expect(about).toHaveAttribute('href', '/documents');
  unmount();
  await renderSite('/donate');
  expect(await screen.findByRole('link', { name: 'Read our reports' })).toHaveAttribute('href', '/documents');
});
