/** @jest-environment ./jest/screen-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin, startAfresh } from '../../test/renderAdmin';
import { call } from '../../../jest/serverCall';
import { onePixel, partnerNames, storePartners } from '../../test/stored';

beforeAll(() => {
  URL.createObjectURL = () => 'blob:logo';
  URL.revokeObjectURL = () => {};
});
beforeEach(startAfresh);

const card = (name: string) => screen.findByRole('article', { name });
const status = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

test('an empty list says so', async () => {
  renderAdmin('/admin/partners');
  expect(await screen.findByRole('heading', { level: 1, name: 'Manage Partners' })).toBeVisible();
  expect(await screen.findByText('No partners found.')).toBeVisible();
  expect(screen.queryByText(/Page 1/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
});

test('a search that finds nothing says so, and can be cleared', async () => {
  await storePartners('Lake Bank');
  const { place } = renderAdmin('/admin/partners');
  await card('Lake Bank');
  await userEvent.type(screen.getByRole('searchbox'), 'zebra');
  expect(await screen.findByText('No partners found.')).toBeVisible();
  expect(screen.getByText('No partners match “zebra”.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await card('Lake Bank')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  await waitFor(() => expect(place()).toBe('/admin/partners'));
});

test('a filter that leaves nothing says so, and can be cleared', async () => {
  const { place } = renderAdmin('/admin/case-studies?category=Emergency+Relief');
  expect(await screen.findByText('No case studies match the filter.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filter' }));
  await waitFor(() => expect(screen.queryByText(/match the filter/)).not.toBeInTheDocument());
  expect(screen.getByText('No case studies found.')).toBeVisible();
  expect(place()).toBe('/admin/case-studies');
});

test('adding: the rules, then the picture, then the record', async () => {
  renderAdmin('/admin/partners');
  await userEvent.click(await screen.findByRole('button', { name: 'Add New Partner' }));
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
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await card('Lake Bank')).toHaveTextContent('Order: 0');
  const { partners } = await call<{ partners: { logo: string }[] }>('GET', '/content/partners');
  expect(partners[0]?.logo).toMatch(/^\/uploads\/[0-9a-f]{16}-1x1\.png$/);
});

test('editing starts from the record and keeps its picture', async () => {
  await storePartners('Lake Bank');
  renderAdmin('/admin/partners');
  await userEvent.click(within(await card('Lake Bank')).getByRole('button', { name: /^Edit/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Partner' }));
  expect(dialog.getByText('Current image will be used if no new file is selected.')).toBeVisible();
  expect(dialog.getByLabelText('Name')).toHaveFocus();
  expect(dialog.queryByRole('button', { name: 'Remove picture' })).not.toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('Name'), ' of Malawi');
  await userEvent.click(dialog.getByRole('button', { name: 'Update Partner' }));
  await status('Partner updated successfully!');
  expect(await partnerNames()).toEqual(['Lake Bank of Malawi']);
});

test('a failed save keeps the form and says why', async () => {
  const [partner] = await storePartners('Lake Bank');
  renderAdmin('/admin/partners');
  await userEvent.click(within(await card('Lake Bank')).getByRole('button', { name: /^Edit/ }));
  await call('DELETE', `/content/partners/${partner?._id}`);
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Name'), ' of Malawi');
  await userEvent.click(dialog.getByRole('button', { name: 'Update Partner' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/^Failed to save partner\. .*not found/i);
  expect(dialog.getByLabelText('Name')).toHaveValue('Lake Bank of Malawi');
});

/** Opens the first partner's form and changes the partner through the API before it is saved. */
const conflict = async () => {
  const [partner] = await storePartners('Lake Bank');
  renderAdmin('/admin/partners');
  await userEvent.click(within(await card('Lake Bank')).getByRole('button', { name: /^Edit/ }));
  await call('PUT', `/content/partners/${partner?._id}`, { name: 'Theirs', logo: '/uploads/logo.png', order: 3 });
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Name'), ' (ours)');
  await userEvent.click(dialog.getByRole('button', { name: 'Update Partner' }));
  expect(await dialog.findByText(/Someone else has changed this partner/)).toBeVisible();
  expect(await partnerNames()).toEqual(['Theirs']);
  return dialog;
};

test('two people at one item: nobody is overwritten unasked, and "Keep my version" saves at once', async () => {
  const dialog = await conflict();
  await userEvent.click(dialog.getByRole('button', { name: 'Keep my version' }));
  await status('Partner updated successfully!');
  expect(await partnerNames()).toEqual(['Lake Bank (ours)']);
});

test('"See their version" shows both where they differ; a third version is a new conflict', async () => {
  const dialog = await conflict();
  await userEvent.click(dialog.getByRole('button', { name: 'See their version' }));
  const both = within(await dialog.findByRole('region', { name: 'Their version and yours' }));
  expect(both.getAllByRole('group', { name: 'Theirs' }).map(({ textContent }) => textContent)).toEqual([
    'TheirsTheirs',
    'Theirs3',
  ]);
  expect(both.getAllByRole('group', { name: 'Yours' }).map(({ textContent }) => textContent)).toEqual([
    'YoursLake Bank (ours)',
    'Yours0',
  ]);
  expect(both.queryByRole('heading', { name: 'Upload Logo' })).not.toBeInTheDocument();

  const [{ _id } = { _id: '' }] = (await call<{ partners: { _id: string }[] }>('GET', '/content/partners')).partners;
  await call('PUT', `/content/partners/${_id}`, { name: 'A third', logo: '/uploads/logo.png', order: 3 });
  await userEvent.click(dialog.getByRole('button', { name: 'Keep my version' }));
  await waitFor(() => expect(dialog.queryByRole('region')).not.toBeInTheDocument());
  expect(await dialog.findByText(/Someone else has changed this partner/)).toBeVisible();
  expect(await partnerNames()).toEqual(['A third']);
});

test('deleting asks, tells, and can be undone', async () => {
  await storePartners('Lake Bank', 'Maize Mill');
  renderAdmin('/admin/partners');
  await userEvent.click(within(await card('Lake Bank')).getByRole('button', { name: /^Delete/ }));
  const question = { name: 'Are you sure you want to delete this partner?' };
  await userEvent.click(
    within(await screen.findByRole('alertdialog', question)).getByRole('button', { name: 'Cancel' }),
  );
  expect(await partnerNames()).toHaveLength(2);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await userEvent.click(within(await card('Lake Bank')).getByRole('button', { name: /^Delete/ }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog', question)).getByRole('button', { name: 'Delete' }),
  );
  await status('Partner deleted successfully!');
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Lake Bank' })).not.toBeInTheDocument());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await card('Lake Bank')).toBeVisible();
  expect(await partnerNames()).toEqual(['Lake Bank', 'Maize Mill']);
});

test('search ignores case, goes to page 1 and into the address', async () => {
  await storePartners(...Array.from({ length: 12 }, (_, index) => `Partner ${index}`));
  const { place } = renderAdmin('/admin/partners?page=2');
  expect(await screen.findByText('Page 2 of 2')).toBeVisible();
  await userEvent.type(screen.getByPlaceholderText('Search by name...'), 'PARTNER 3');
  await waitFor(() => expect(place()).toBe('/admin/partners?search=PARTNER+3'));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(/^Page \d/)).not.toBeInTheDocument());
});

test('pages are in the address; deleting the last item of the last page steps back', async () => {
  await storePartners(...Array.from({ length: 11 }, (_, index) => `Partner ${index}`));
  const { place } = renderAdmin('/admin/partners');
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  expect(place()).toBe('/admin/partners?page=2');
  await userEvent.click(within(await card('Partner 10')).getByRole('button', { name: /^Delete/ }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(place()).toBe('/admin/partners'));
  expect(await card('Partner 0')).toBeVisible();
});

test('the chosen view is remembered', async () => {
  await storePartners('Lake Bank');
  renderAdmin('/admin/partners');
  expect(await screen.findByRole('button', { name: 'Grid view' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'List view' }));
  expect(localStorage.getItem('admin-view:partners')).toBe('list');
});

test('Move down changes places, also between items with the same number', async () => {
  await storePartners('First', 'Second', 'Third');
  for (const partner of (await call<{ partners: object[] }>('GET', '/content/partners')).partners) {
    const { _id, name, logo } = partner as { _id: string; name: string; logo: string };
    await call('PUT', `/content/partners/${_id}`, { name, logo, order: 0 });
  }
  const [first = '', ...rest] = await partnerNames();
  renderAdmin('/admin/partners');
  await userEvent.click(within(await card(first)).getByRole('button', { name: `Move down ${first}` }));
  await status(`${first} moved down.`);
  expect(await partnerNames()).toEqual([rest[0], first, rest[1]]);
});

test('a list that does not load says so and can be asked again', async () => {
  await storePartners('Lake Bank');
  await contentServer.database.schema.alterTable('partners').renameTo('partners_away').execute();
  renderAdmin('/admin/partners');
  expect(await screen.findByText('Failed to fetch partners.')).toBeVisible();
  await contentServer.database.schema.alterTable('partners_away').renameTo('partners').execute();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card('Lake Bank')).toBeVisible();
});
