/** @jest-environment ./jest/screen-environment.mjs */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin, startAfresh } from '../../test/renderAdmin';
import { call } from '../../../jest/serverCall';
import { onePixel, partnerNames, storePartners } from '../../test/stored';
import type * as OpenForms from './openForms';

beforeAll(() => {
  URL.createObjectURL = () => 'blob:logo';
  URL.revokeObjectURL = () => {};
});
beforeEach(startAfresh);

const HOUR = 60 * 60 * 1000;

/** Stores a form's text as another visit would have, `hoursAgo`. */
const left = (id: string, name: string, hoursAgo: number, form = 'partners:new', more = {}) => {
  const at = new Date(Date.now() - hoursAgo * HOUR).toISOString();
  localStorage.setItem(`admin-draft:${form}:${id}`, JSON.stringify({ values: { name, order: 0 }, at, ...more }));
};
/** Keys of all stored texts. */
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('admin-draft:'));
const keptTexts = () => kept().map((key) => localStorage.getItem(key) ?? '');

const openNew = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add New Partner' }));
  return within(await screen.findByRole('dialog', { name: 'Add New Partner' }));
};

test('unsaved text is offered until it is restored, whatever is typed meanwhile', async () => {
  left('a1', 'Half a na', 0);
  renderAdmin('/admin/partners');
  const dialog = await openNew();
  expect(await dialog.findByText(/^You have unsaved changes from (today|yesterday), \d\d:\d\d\.$/)).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Name'), 'Another');
  await waitFor(() => expect(keptTexts().join()).toContain('Another'));
  expect(keptTexts().join()).toContain('Half a na');
  await userEvent.click(dialog.getByRole('button', { name: 'Restore' }));
  expect(dialog.getByLabelText('Name')).toHaveValue('Half a na');

  // The current input is replaced, and offered in turn.
  await userEvent.click(await dialog.findByRole('button', { name: 'Restore' }));
  expect(dialog.getByLabelText('Name')).toHaveValue('Another');
});

test('several texts are offered one after the other; Delete removes one for good', async () => {
  left('a1', 'Older', 50);
  left('a2', 'Newer', 49);
  renderAdmin('/admin/partners');
  const dialog = await openNew();
  await userEvent.click(await dialog.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(kept()).toEqual(['admin-draft:partners:new:a1']));
  await userEvent.click(await dialog.findByRole('button', { name: 'Restore' }));
  expect(dialog.getByLabelText('Name')).toHaveValue('Older');
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument());
});

/** The code of another tab, with a state of its own. */
const openOtherTab = () => {
  let tab: typeof OpenForms | undefined;
  jest.isolateModules(() => {
    tab = jest.requireActual<typeof OpenForms>('./openForms');
  });
  if (!tab) throw new Error('The other tab did not open.');
  return tab;
};

test('text that a form of another tab is writing is not offered, even on a page without HTTPS', async () => {
  // Browsers have locks on secure pages only.
  expect(navigator).not.toHaveProperty('locks');
  left('a1', 'Being written', 1);
  left('a2', 'Left behind', 2);
  const close = openOtherTab().holdOpen('a1');
  renderAdmin('/admin/partners');
  const dialog = await openNew();
  await userEvent.click(await dialog.findByRole('button', { name: 'Restore' }));
  expect(dialog.getByLabelText('Name')).toHaveValue('Left behind');
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument());
  close();
});

test('text that another tab takes over is no longer offered', async () => {
  left('a1', 'Left behind', 1);
  renderAdmin('/admin/partners');
  const dialog = await openNew();
  expect(await dialog.findByRole('button', { name: 'Restore' })).toBeVisible();
  const close = openOtherTab().holdOpen('a1');
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument());
  close();
});

test('saving forgets its own text and no other', async () => {
  left('a1', 'Of another tab', 1);
  renderAdmin('/admin/partners');
  const dialog = await openNew();
  await userEvent.type(dialog.getByLabelText('Name'), 'Lake Bank');
  await userEvent.upload(dialog.getByLabelText('Upload Logo'), onePixel());
  await waitFor(() => expect(kept()).toHaveLength(2));
  await userEvent.click(dialog.getByRole('button', { name: 'Add Partner' }));
  expect(await screen.findByText('Partner added successfully!')).toBeVisible();
  await waitFor(() => expect(kept()).toEqual(['admin-draft:partners:new:a1']));
});

test('a form that goes without being discarded keeps its text, to the last key', async () => {
  renderAdmin('/admin/partners');
  await userEvent.type((await openNew()).getByLabelText('Name'), 'Half');
  cleanup();
  expect(keptTexts().join()).toContain('"name":"Half"');
});

test('what is discarded is forgotten', async () => {
  renderAdmin('/admin/partners');
  const dialog = await openNew();
  await userEvent.type(dialog.getByLabelText('Name'), 'Half');
  await waitFor(() => expect(kept()).toHaveLength(1));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(kept()).toEqual([]));
});

test('restored text still belongs to the version that it was written for', async () => {
  const [partner] = await storePartners('Lake Bank');
  left('a1', 'Written before', 1, `partners:${partner?._id}`, { version: partner?.updatedAt });
  await call('PUT', `/content/partners/${partner?._id}`, { name: 'Theirs', logo: '/uploads/logo.png', order: 3 });
  renderAdmin('/admin/partners');
  await userEvent.click(
    within(await screen.findByRole('article', { name: 'Theirs' })).getByRole('button', { name: /^Edit/ }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Restore' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Update Partner' }));
  expect(await dialog.findByText(/Someone else has changed this partner/)).toBeVisible();
  expect(await partnerNames()).toEqual(['Theirs']);
});

test('text of another form, of more than 30 days ago, or as it is stored is not offered', async () => {
  left('a1', 'A slide', 1, 'heroSlides:new');
  left('a2', 'Long ago', 24 * 31);
  left('a3', '', 1);
  renderAdmin('/admin/partners');
  const dialog = await openNew();
  await waitFor(() => expect(kept()).toHaveLength(2));
  expect(dialog.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
});

test('a browser without room says that it cannot keep the text', async () => {
  renderAdmin('/admin/partners');
  const dialog = await openNew();
  const used = Object.entries({ ...localStorage }).reduce(
    (sum, [key, text]) => sum + key.length + String(text).length,
    0,
  );
  // Fills jsdom's five million characters of storage almost completely.
  localStorage.setItem('filler', 'x'.repeat(5_000_000 - used - 20));
  await userEvent.type(dialog.getByLabelText('Name'), 'Half'.repeat(24));
  expect(await dialog.findByText(/^This browser has no room left to keep your text\./)).toBeVisible();
});
