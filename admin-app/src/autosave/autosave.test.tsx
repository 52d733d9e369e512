/** @jest-environment ./jest/screen-environment.mjs */
import { setToken } from '@charity-site/api-client/session';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin, startAfresh } from '../../test/renderAdmin';
import { call } from '../../../jest/serverCall';
import { partnerNames, storePartners } from '../../test/stored';
import type * as OpenForms from './openForms';
import { another } from '../../test/another';
import {
  comeBack,
  kept,
  keyOf,
  left,
  namesOnServer,
  noOffer,
  openNew,
  restore,
  write,
} from '../../test/unsavedPartners';

beforeEach(startAfresh);

const storedTexts = () => kept().map((key) => localStorage.getItem(key) ?? '');

test('unsaved text is offered until it is restored, whatever is typed meanwhile', async () => {
  left('a1', 'Half a na', 0);
  renderAdmin('/admin/partners');
  const dialog = await openNew();
  expect(await dialog.findByText(/^You have unsaved changes from (today|yesterday), \d\d:\d\d\.$/)).toBeVisible();
  write(dialog, 'Another');
  await waitFor(() => expect(storedTexts().join()).toContain('Another'));
  expect(storedTexts().join()).toContain('Half a na');
  await userEvent.click(dialog.getByRole('button', { name: 'Restore' }));
  expect(dialog.getByLabelText('Name')).toHaveValue('Half a na');

  // The current input is replaced, and offered in turn.
  await userEvent.click(await dialog.findByRole('button', { name: 'Restore' }));
  expect(dialog.getByLabelText('Name')).toHaveValue('Another');
});

test('an offered text is deleted for good, and comes back by Undo', async () => {
  left('a1', 'Older', 50);
  left('a2', 'Newer', 49);
  renderAdmin('/admin/partners');
  const dialog = await openNew();
  const remove = await dialog.findByRole('button', { name: 'Delete' });
  expect(remove).toHaveAccessibleDescription(
    /^Deletes the unsaved changes from .+, \d\d:\d\d\. What is saved stays\.$/,
  );
  await userEvent.click(remove);
  await waitFor(() => expect(kept()).toEqual([keyOf('a1')]));
  expect(await dialog.findByText(/^The unsaved changes from .+ are deleted\.$/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
  await restore(dialog);
  expect(dialog.getByLabelText('Name')).toHaveValue('Newer');
});

const textsOf = async (token: string) => {
  const answer = await fetch(`${contentServer.url}/api/autosaves`, { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { texts: { form: string }[] }).texts.map(({ form }) => form);
};

/** The code of another tab, with a state of its own. */
const openOtherTab = () => {
  let tab: typeof OpenForms | undefined;
  jest.isolateModules(() => {
    tab = jest.requireActual<typeof OpenForms>('./openForms');
  });
  if (!tab) throw new Error('The other tab did not open.');
  return tab;
};

test('text that another tab is writing or takes over is not offered, even on a page without HTTPS', async () => {
  // Browsers have locks on secure pages only.
  expect(navigator).not.toHaveProperty('locks');
  left('a1', 'Being written', 1);
  left('a2', 'Left behind', 2);
  left('a3', 'Long left behind', 3);
  const tab = openOtherTab();
  const close = tab.holdOpen('a1');
  renderAdmin('/admin/partners');
  const dialog = await openNew();
  await restore(dialog);
  expect(dialog.getByLabelText('Name')).toHaveValue('Left behind');
  expect(await dialog.findByRole('button', { name: 'Restore' })).toBeVisible();
  const closeThird = tab.holdOpen('a3');
  await noOffer(dialog);
  close();
  closeThird();
});

test('what is discarded is forgotten; a form that goes without being discarded keeps its text, to the last key', async () => {
  renderAdmin('/admin/partners');
  let dialog = await openNew();
  write(dialog, 'Half');
  await waitFor(() => expect(kept()).toHaveLength(1));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(kept()).toEqual([]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  dialog = await openNew();
  await userEvent.type(dialog.getByLabelText('Name'), 'Half');
  cleanup();
  expect(storedTexts().join()).toContain('"name":"Half"');
});

test('restored text still belongs to the version that it was written for', async () => {
  const [partner] = await storePartners('Lake Bank');
  left('a1', 'Written before', 1, `partners:${partner?._id}`, { version: partner?.updatedAt });
  await call('PUT', `/content/partners/${partner?._id}`, { name: 'Theirs', logo: '/uploads/logo.png', order: 3 });
  renderAdmin('/admin/partners');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Theirs' }));
  const dialog = within(await screen.findByRole('dialog'));
  await restore(dialog);
  await userEvent.click(dialog.getByRole('button', { name: 'Update Partner' }));
  expect(await dialog.findByText(/Someone else has changed this partner/)).toBeVisible();
  expect(await partnerNames()).toEqual(['Theirs']);
});

test('text of another form, of long ago, or as it is stored is not offered; a browser without room says so', async () => {
  left('a1', 'A slide', 1, 'heroSlides:new');
  left('a2', 'Long ago', 24 * 31);
  left('a3', '', 1);
  renderAdmin('/admin/partners');
  const dialog = await openNew();
  await waitFor(() => expect(kept()).toHaveLength(2));
  expect(dialog.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();

  const used = Object.entries({ ...localStorage }).reduce(
    (sum, [key, text]) => sum + key.length + String(text).length,
    0,
  );
  // Fills jsdom's five million characters of storage almost completely.
  localStorage.setItem('filler', 'x'.repeat(5_000_000 - used - 20));
  write(dialog, 'Half'.repeat(24));
  expect(await dialog.findByText(/^This browser has no room left to keep your text\./)).toBeVisible();
});

test('text of somebody else in this browser is neither offered nor sent, and waits for its person', async () => {
  const other = await another();
  left('a1', 'Secret', 1);
  left('a2', 'Secret, deleted', 1, 'partners:new', { revisions: ['r1'], isDeleted: true });
  left('a3', 'Secret', 1, 'projects:new');
  const before = kept();
  setToken(other.token);
  const { router } = renderAdmin('/admin/partners', { signedIn: false });
  const dialog = await openNew();
  write(dialog, 'By the editor');
  await waitFor(() => expect(storedTexts().join()).toContain('By the editor'));
  comeBack();
  await waitFor(async () => expect(await textsOf(other.token)).toEqual(['partners:new']));
  await noOffer(dialog);
  expect(kept()).toEqual(expect.arrayContaining(before));
  await act(() => router.navigate('/admin/login', { state: { from: '/admin/partners', signedOut: true } }));
  setToken(contentServer.token);
  expect(await namesOnServer()).toEqual([]);
});
