/**
 * @jest-environment ./jest/screen-environment.mjs
 * @content-server demo
 */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../../test/renderAdmin';
import { call } from '../../../../jest/serverCall';

test('shows each public page with its stored hero, and links its parts to their screens', async () => {
  await call('PUT', '/content/page-hero', {
    pageIdentifier: 'donation',
    title: 'Give a well',
    image: '/uploads/a.png',
  });
  renderAdmin('/admin/pages');
  const parts = within(await screen.findByRole('list', { name: 'Donate' })).getAllByRole('link');
  expect(parts.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/page-heroes?page=donation',
    '/admin/giving#ways',
    '/admin/donation-details',
  ]);
  expect(await screen.findByText('Give a well')).toBeVisible();
  await userEvent.click(parts[0] as HTMLElement);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Manage Page Heroes' }),
  ).toBeVisible();
  // The exact page, in another tab.
  expect(screen.getByRole('link', { name: 'See the page' })).toHaveAttribute('href', '/donate');
  expect(screen.getByRole('navigation', { name: 'breadcrumb' })).toHaveTextContent(
    'Today/Pages/Page Heroes',
  );
});

test('shows the published own pages, with links to their forms', async () => {
  const page = { image: '', content: '<p>Nurse.</p>', summary: '', showIn: 'none', order: 0 };
  const { _id } = await call<{ _id: string }>('POST', '/content/pages', {
    ...page,
    title: 'Vacancies',
  });
  await call('POST', '/content/pages?drafts=true', { ...page, title: 'Later', status: 'draft' });
  renderAdmin('/admin/pages');
  const parts = within(await screen.findByRole('list', { name: 'Vacancies' }));
  expect(parts.getByRole('link')).toHaveAttribute('href', `/admin/own-pages?edit=${_id}`);
  expect(screen.queryByRole('list', { name: 'Later' })).not.toBeInTheDocument();
});

test('focuses the field that the URL names', async () => {
  renderAdmin('/admin/donation-details#swiftCode');
  await waitFor(() => expect(screen.getByLabelText('Swift Code')).toHaveFocus());
});
