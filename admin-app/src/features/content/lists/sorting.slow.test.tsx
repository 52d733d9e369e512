/** @jest-environment ./jest/screen-environment.mjs */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '../../../../test/answer';
import { renderAdmin, startAfresh } from '../../../../test/renderAdmin';
import { call } from '../../../../../jest/serverCall';
import { storePartners } from '../../../../test/stored';
import { write } from '../../../../test/write';

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
const expectCards = (...names: string[]) => waitFor(() => expect(cardNames()).toEqual(names));

test('dates filter a list and are cleared with the other filters', async () => {
  await news('An old well', '2026-10-02');
  await news('A new well', '2026-11-02');
  // Values that no filter offers are ignored.
  const { place } = renderAdmin('/admin/updates?sort=order&from=2026-02-30');
  await screen.findByRole('article', { name: 'An old well' });
  expect(screen.getByLabelText('Sort')).toHaveDisplayValue('Newest first');
  expect(screen.queryByLabelText('From')).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Dates'), 'Between…');
  expect(screen.getByLabelText('From')).toHaveValue('');
  write(screen.getByLabelText('From'), '2026-11-01');
  await expectCards('A new well');
  expect(place()).toBe('/admin/updates?sort=order&from=2026-11-01');
  expect(screen.getByLabelText('From')).toHaveAccessibleDescription('Sunday 1 November 2026');
  write(screen.getByLabelText('To'), '2026-11-01');
  expect(await screen.findByText('No updates match the filter.')).toBeVisible();
  expect(screen.getByText('No updates found.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filter' }));
  await expectCards('A new well', 'An old well');
  expect(place()).toBe('/admin/updates?sort=order');
  expect(screen.getByLabelText('From')).toHaveValue('');
  await userEvent.selectOptions(screen.getByLabelText('Dates'), 'This year');
  expect(place()).toMatch(/from=\d{4}-01-01&to=\d{4}-12-31$/);
  expect(screen.queryByLabelText('From')).not.toBeInTheDocument();
});

const storeThreePages = () =>
  storePartners(...Array.from({ length: 21 }, (_, index) => `Partner ${index}`));

test('the page field opens a page and rejects one that does not exist', async () => {
  await storeThreePages();
  const { place } = renderAdmin('/admin/partners');
  const field = await screen.findByRole('textbox', { name: 'Go to page' });
  await userEvent.type(field, '4{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a page from 1 to 3.');
  expect(field).toHaveAccessibleDescription('Enter a page from 1 to 3.');
  await userEvent.clear(field);
  await userEvent.type(field, '3');
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  await expectCards('Partner 20');
  expect(place()).toBe('/admin/partners?page=3');
});

test('an emptied page goes to the previous one', async () => {
  await storeThreePages();
  const { place } = renderAdmin('/admin/partners?page=3');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Partner 20' }));
  await answer('Delete');
  await waitFor(() => expect(place()).toBe('/admin/partners?page=2'));
  expect(await screen.findByRole('article', { name: 'Partner 19' })).toBeVisible();
});

test('a list shows the selected number of items per page', async () => {
  await storeThreePages();
  const { place } = renderAdmin('/admin/partners?page=2');
  await screen.findByRole('article', { name: 'Partner 19' });
  await userEvent.selectOptions(screen.getByLabelText('Items per page'), '50');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(21));
  expect(place()).toBe('/admin/partners?limit=50');
  expect(screen.queryByText(/^Page \d/)).not.toBeInTheDocument();
  expect(screen.getByLabelText('Items per page')).toHaveDisplayValue('50');
});
