/** @jest-environment ./jest/screen-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin, startAfresh } from '../../test/renderAdmin';
import { call } from '../../../jest/serverCall';
import { storePartners } from '../../test/stored';
import { write } from '../../test/write';

beforeEach(startAfresh);

const news = (title: string, date: string, more: object = {}) =>
  call<{ _id: string }>('POST', '/content/updates', { title, date, image: '', description: '<p>Words</p>', ...more });
const shown = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
const shows = (...names: string[]) => waitFor(() => expect(shown()).toEqual(names));

test('a list is sorted as chosen from page 1, the choice is in the address, and only the own order can be changed', async () => {
  await storePartners('maize mill', ...Array.from({ length: 9 }, (_, index) => `Bank ${index}`), 'Lake Bank');
  const { place } = renderAdmin('/admin/partners?page=2');
  await screen.findByRole('article', { name: 'Lake Bank' });
  expect(shown()).toEqual(['Lake Bank']);
  expect(screen.getByRole('button', { name: 'Move up Lake Bank' })).toBeVisible();
  const sort = screen.getByLabelText('Sort');
  expect(
    within(sort)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Order on the site', 'Newest first', 'Oldest first', 'A to Z', 'Last changed']);
  await userEvent.selectOptions(sort, 'A to Z');
  await waitFor(() => expect(shown()).toHaveLength(10));
  expect(shown().at(-1)).toBe('Lake Bank');
  expect(place()).toBe('/admin/partners?sort=title');
  expect(screen.queryByRole('button', { name: 'Move up Lake Bank' })).not.toBeInTheDocument();
  await userEvent.selectOptions(sort, 'Order on the site');
  await waitFor(() => expect(shown()[0]).toBe('maize mill'));
  expect(place()).toBe('/admin/partners');
});

test('dates limit a list, are read back in words, and are cleared with the other filters; invalid values are passed over', async () => {
  await news('An old well', '2026-10-02');
  await news('A new well', '2026-11-02');
  const { place } = renderAdmin('/admin/updates?sort=order&from=2026-02-30');
  await screen.findByRole('article', { name: 'An old well' });
  expect(screen.getByLabelText('Sort')).toHaveDisplayValue('Newest first');
  expect(screen.queryByLabelText('From')).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Dates'), 'Between…');
  expect(screen.getByLabelText('From')).toHaveValue('');
  write(screen.getByLabelText('From'), '2026-11-01');
  await shows('A new well');
  expect(place()).toBe('/admin/updates?sort=order&from=2026-11-01');
  expect(screen.getByLabelText('From')).toHaveAccessibleDescription('Sunday 1 November 2026');
  write(screen.getByLabelText('To'), '2026-11-01');
  expect(await screen.findByText('No updates match the filter.')).toBeVisible();
  expect(screen.getByText('No updates found.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filter' }));
  await shows('A new well', 'An old well');
  expect(place()).toBe('/admin/updates?sort=order');
  expect(screen.getByLabelText('From')).toHaveValue('');
  await userEvent.selectOptions(screen.getByLabelText('Dates'), 'This year');
  expect(place()).toMatch(/from=\d{4}-01-01&to=\d{4}-12-31$/);
  expect(screen.queryByLabelText('From')).not.toBeInTheDocument();
});

test('the page field goes to a page and refuses one that is not there; a page that becomes empty is left; more items fit', async () => {
  await storePartners(...Array.from({ length: 21 }, (_, index) => `Partner ${index}`));
  const { place } = renderAdmin('/admin/partners');
  const field = await screen.findByRole('textbox', { name: 'Go to page' });
  await userEvent.type(field, '4{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a page from 1 to 3.');
  expect(field).toHaveAccessibleDescription('Enter a page from 1 to 3.');
  await userEvent.clear(field);
  await userEvent.type(field, '3');
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  await shows('Partner 20');
  expect(place()).toBe('/admin/partners?page=3');

  await userEvent.click(screen.getByRole('button', { name: 'Delete Partner 20' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(place()).toBe('/admin/partners?page=2'));
  expect(await screen.findByRole('article', { name: 'Partner 19' })).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Items per page'), '50');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(20));
  expect(place()).toBe('/admin/partners?limit=50');
  expect(screen.queryByText(/^Page \d/)).not.toBeInTheDocument();
  expect(screen.getByLabelText('Items per page')).toHaveDisplayValue('50');
});

test('a duplicate starts with the same values and is saved as a draft', async () => {
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
  expect(await screen.findByText('Update item saved as a draft. Visitors do not see it.')).toBeVisible();
  const { updates } = await call<{ updates: object[] }>('GET', '/content/updates?drafts=true&sort=changed');
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

test('a link can open the form of an item that is not on the page', async () => {
  const { _id } = await news('A well', '2025-01-02');
  for (let day = 10; day < 20; day += 1) await news(`News of the ${day}th`, `2026-11-${day}`);
  const { place } = renderAdmin(`/admin/updates?edit=${_id}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Update' }));
  expect(dialog.getByLabelText('Title')).toHaveValue('A well');
  expect(place()).toBe('/admin/updates');
});
