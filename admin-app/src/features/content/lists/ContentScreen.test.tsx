/** @jest-environment ./jest/screen-environment.mjs */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin, startAfresh } from '../../../../test/renderAdmin';
import { call } from '../../../../../jest/serverCall';
import { onePixel, partnerNames, storePartners } from '../../../../test/stored';

beforeEach(startAfresh);

const card = (name: string) => screen.findByRole('article', { name });
const status = async (text: string) => expect(await screen.findByText(text)).toBeVisible();
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const edit = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Edit ${name}` }));
  return within(await screen.findByRole('dialog', { name: 'Edit Partner' }));
};
const write = (dialog: Awaited<ReturnType<typeof edit>>, name: string) =>
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: name } });

test('an empty list says so; adding an item validates, uploads and saves it', async () => {
  renderAdmin('/admin/partners');
  expect(await screen.findByRole('heading', { level: 1, name: 'Manage Partners' })).toBeVisible();
  expect(await screen.findByText('No partners found.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Existing Partners' })).toBeVisible();
  expect(screen.getByPlaceholderText('Search by name...')).toBeVisible();
  expect(screen.queryByText(/Page 1/)).not.toBeInTheDocument();
  expect(screen.queryByText('Clear search')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Add New Partner' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Partner' }));
  expect(dialog.getByLabelText('Name')).toHaveFocus();
  expect(dialog.getByLabelText('Order')).toHaveValue('0');
  await userEvent.click(dialog.getByRole('button', { name: 'Add Partner' }));
  expect(await dialog.findByText('Name is required.')).toBeVisible();
  expect(dialog.getByText('Please select a logo image file.')).toBeVisible();
  expect(dialog.getByLabelText('Name')).toHaveFocus();

  await userEvent.type(dialog.getByLabelText('Name'), 'Lake Bank');
  await userEvent.upload(dialog.getByLabelText('Upload Logo'), onePixel());
  await userEvent.click(dialog.getByRole('button', { name: 'Add Partner' }));
  await status('Partner added successfully!');
  await noDialog();
  expect(await card('Lake Bank')).toHaveTextContent('Order: 0');
  const { partners } = await call<{ partners: { logo: string }[] }>('GET', '/content/partners');
  expect(partners[0]?.logo).toMatch(/^\/uploads\/[0-9a-f]{16}-00001x00001(-[0-9a-f]{9})?\.png$/);
});

test('editing keeps the picture; a failed save keeps the form and gives the reason', async () => {
  const [partner] = await storePartners('Lake Bank');
  renderAdmin('/admin/partners');
  let dialog = await edit('Lake Bank');
  expect(dialog.getByText('Current image will be used if no new file is selected.')).toBeVisible();
  expect(dialog.getByLabelText('Name')).toHaveFocus();
  expect(dialog.queryByRole('button', { name: 'Remove picture' })).not.toBeInTheDocument();
  write(dialog, 'Lake Bank of Malawi');
  await userEvent.click(dialog.getByRole('button', { name: 'Update Partner' }));
  await status('Partner updated successfully!');
  expect(await partnerNames()).toEqual(['Lake Bank of Malawi']);
  await noDialog();

  dialog = await edit('Lake Bank of Malawi');
  await call('DELETE', `/content/partners/${partner?._id}`);
  write(dialog, 'Lake Bank');
  await userEvent.click(dialog.getByRole('button', { name: 'Update Partner' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    /^Failed to save partner\. .*not found/i,
  );
  expect(dialog.getByLabelText('Name')).toHaveValue('Lake Bank');
});

test('a conflicting change of another person must be confirmed before it is overwritten', async () => {
  const [partner] = await storePartners('Lake Bank');
  const elsewhere = (name: string) =>
    call('PUT', `/content/partners/${partner?._id}`, { name, logo: '/uploads/logo.png', order: 3 });
  renderAdmin('/admin/partners');
  const dialog = await edit('Lake Bank');
  await elsewhere('Theirs');
  write(dialog, 'Lake Bank (ours)');
  await userEvent.click(dialog.getByRole('button', { name: 'Update Partner' }));
  expect(await dialog.findByText(/Someone else has changed this partner/)).toBeVisible();
  expect(await partnerNames()).toEqual(['Theirs']);

  await userEvent.click(dialog.getByRole('button', { name: 'See their version' }));
  const both = within(await dialog.findByRole('region', { name: 'Their version and yours' }));
  const versionOf = (whose: string) =>
    both.getAllByRole('group', { name: whose }).map(({ textContent }) => textContent);
  expect(versionOf('Theirs')).toEqual(['TheirsTheirs', 'Theirs3']);
  expect(versionOf('Yours')).toEqual(['YoursLake Bank (ours)', 'Yours0']);
  expect(both.queryByRole('heading', { name: 'Upload Logo' })).not.toBeInTheDocument();

  await elsewhere('A third');
  await userEvent.click(dialog.getByRole('button', { name: 'Keep my version' }));
  await waitFor(() => expect(dialog.queryByRole('region')).not.toBeInTheDocument());
  expect(await dialog.findByText(/Someone else has changed this partner/)).toBeVisible();
  expect(await partnerNames()).toEqual(['A third']);
  await userEvent.click(await dialog.findByRole('button', { name: 'Keep my version' }));
  await status('Partner updated successfully!');
  expect(await partnerNames()).toEqual(['Lake Bank (ours)']);
});

test('Move down swaps two items, even with equal order numbers', async () => {
  for (const { _id, name, logo } of await storePartners('First', 'Second', 'Third'))
    await call('PUT', `/content/partners/${_id}`, { name, logo, order: 0 });
  const [first = '', second = '', third] = await partnerNames();
  renderAdmin('/admin/partners');
  await userEvent.click(await screen.findByRole('button', { name: `Move down ${first}` }));
  await status(`${first} moved down.`);
  expect(await partnerNames()).toEqual([second, first, third]);
});

test('deleting an item must be confirmed and can be undone', async () => {
  const third = 'Third';
  await storePartners('First', 'Second', third);
  renderAdmin('/admin/partners');
  const answer = async (button: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Delete ${third}` }));
    const question = { name: 'Are you sure you want to delete this partner?' };
    const confirmation = await screen.findByRole('alertdialog', question);
    expect(confirmation).toHaveAccessibleDescription(
      `“${third}”. It stays in the trash for 30 days.`,
    );
    await userEvent.click(within(confirmation).getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  };
  await answer('Cancel');
  expect(await partnerNames()).toHaveLength(3);
  await answer('Delete');
  await status('Partner deleted successfully!');
  await waitFor(() =>
    expect(screen.queryByRole('article', { name: third })).not.toBeInTheDocument(),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await card(third)).toBeVisible();
  expect(await partnerNames()).toHaveLength(3);
});

test('a search ignores case, starts at page 1, is in the URL and can be cleared', async () => {
  await storePartners(...Array.from({ length: 11 }, (_, index) => `Partner ${index}`));
  const { place } = renderAdmin('/admin/partners?page=2');
  expect(await screen.findByText('Page 2 of 2')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Grid view' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'List view' }));
  expect(localStorage.getItem('admin-view:partners')).toBe('list');
  await userEvent.type(screen.getByRole('searchbox'), 'PARTNER 3');
  await waitFor(() => expect(place()).toBe('/admin/partners?search=PARTNER+3'));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(/^Page \d/)).not.toBeInTheDocument());
  // Items cannot be moved while the list is filtered.
  expect(screen.queryByRole('button', { name: /^Move / })).not.toBeInTheDocument();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zebra' } });
  expect(await screen.findByText('No partners found.')).toBeVisible();
  expect(screen.getByText('No partners match “zebra”.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await card('Partner 0')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  await waitFor(() => expect(place()).toBe('/admin/partners'));
});

test('a list that fails to load can be retried; an unknown path links to Today', async () => {
  await storePartners('Lake Bank');
  await contentServer.database.schema.alterTable('partners').renameTo('partners_away').execute();
  const { router } = renderAdmin('/admin/partners');
  expect(await screen.findByText('Failed to fetch partners.')).toBeVisible();
  await contentServer.database.schema.alterTable('partners_away').renameTo('partners').execute();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card('Lake Bank')).toBeVisible();

  await act(() => router.navigate('/admin/nowhere'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(
    screen.getByText('There is no such screen. It may have moved, or the address was mistyped.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Today' })).toHaveAttribute('href', '/admin');
});
