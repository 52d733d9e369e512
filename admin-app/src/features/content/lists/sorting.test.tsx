/** @jest-environment ./jest/screen-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin, startAfresh } from '../../../../test/renderAdmin';
import { call } from '../../../../../jest/serverCall';
import { storePartners } from '../../../../test/stored';

beforeEach(startAfresh);

const news = (title: string, date: string, more: object = {}) =>
  call<{ _id: string }>('POST', '/content/updates', {
    title,
    date,
    image: '',
    description: '<p>Words</p>',
    ...more,
  });
const cardNames = () =>
  screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));

test('sorting starts at page 1, and items move only in the default order', async () => {
  await storePartners(
    'maize mill',
    ...Array.from({ length: 9 }, (_, index) => `Bank ${index}`),
    'Lake Bank',
  );
  const { place } = renderAdmin('/admin/partners?page=2');
  await screen.findByRole('article', { name: 'Lake Bank' });
  expect(cardNames()).toEqual(['Lake Bank']);
  expect(screen.getByRole('button', { name: 'Move up Lake Bank' })).toBeVisible();
  const sort = screen.getByLabelText('Sort');
  expect(
    within(sort)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Order on the site', 'Newest first', 'Oldest first', 'A to Z', 'Last changed']);
  await userEvent.selectOptions(sort, 'A to Z');
  await waitFor(() => expect(cardNames()).toHaveLength(10));
  expect(cardNames().at(-1)).toBe('Lake Bank');
  expect(place()).toBe('/admin/partners?sort=title');
  expect(screen.queryByRole('button', { name: 'Move up Lake Bank' })).not.toBeInTheDocument();
  await userEvent.selectOptions(sort, 'Order on the site');
  await waitFor(() => expect(cardNames()[0]).toBe('maize mill'));
  expect(place()).toBe('/admin/partners');
});

test('a duplicate has the same values and is saved as a draft', async () => {
  await news('A well', '2026-11-02', { image: '/uploads/0123456789abcdef-800x600.jpg' });
  renderAdmin('/admin/updates');
  await userEvent.click(await screen.findByRole('button', { name: 'Duplicate A well' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Update' }));
  expect(dialog.getByLabelText('Title')).toHaveValue('Copy of A well');
  expect(dialog.getByLabelText('Date')).toHaveValue('2026-11-02');
  expect(dialog.getByRole('button', { name: 'Add Update' })).toHaveAttribute('type', 'button');
  const save = dialog.getByRole('button', { name: 'Save as draft' });
  expect(save).toHaveAttribute('type', 'submit');
  await userEvent.click(save);
  expect(
    await screen.findByText('Update item saved as a draft. Visitors do not see it.'),
  ).toBeVisible();
  const { updates } = await call<{ updates: object[] }>(
    'GET',
    '/content/updates?drafts=true&sort=changed',
  );
  expect(updates).toEqual([
    expect.objectContaining({
      title: 'Copy of A well',
      status: 'draft',
      image: '/uploads/0123456789abcdef-800x600.jpg',
      description: '<p>Words</p>',
    }),
    expect.objectContaining({ title: 'A well', status: 'published' }),
  ]);
});

test('a link opens the form of an item that is not on the page', async () => {
  const { _id } = await news('A well', '2025-01-02');
  for (let day = 10; day < 20; day += 1) await news(`News of the ${day}th`, `2026-11-${day}`);
  const { place } = renderAdmin(`/admin/updates?edit=${_id}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Update' }));
  expect(dialog.getByLabelText('Title')).toHaveValue('A well');
  expect(place()).toBe('/admin/updates');
});
