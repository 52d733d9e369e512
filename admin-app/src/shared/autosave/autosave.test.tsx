/** @jest-environment ./jest/screen-environment.mjs */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { another } from '../../../test/another';
import { renderAdmin, startAfresh } from '../../../test/renderAdmin';
import { storePartners } from '../../../test/stored';
import {
  storeOnServer,
  namesInBrowser,
  leaveAndReturn,
  storeInBrowser,
  namesOnServer,
  noOffer,
  openNew,
  restore,
  write,
} from '../../../test/unsavedPartners';

let other: Awaited<ReturnType<typeof another>>;
beforeAll(async () => {
  other = await another();
});
beforeEach(startAfresh);

const openForm = () => {
  renderAdmin('/admin/partners');
  return openNew();
};

test.each([
  ['was never sent', 1, false, undefined, 'Mine'],
  ['the server had and no longer has', 3, true, undefined, undefined],
  ['is the same on the server', 3, true, ['Theirs', 3], 'Mine'],
  ['arrived, with a lost response', 3, false, ['Theirs', 3], 'Mine'],
  ['is newer than on the server', 4, false, ['Theirs', 3], 'Mine'],
  ['is older than on the server', 2, true, ['Theirs', 3], 'Theirs'],
  ['was saved or deleted elsewhere', 3, false, ['', 3], undefined],
  ['was changed after the save', 4, false, ['', 3], 'Mine'],
] as const)('an autosave that %s', async (_what, number, isSent, theirs, expected) => {
  storeInBrowser('ed1', 'Mine', 0, { number, isSent });
  if (theirs) await storeOnServer(theirs[0], 'ed1', theirs[1]);
  const dialog = await openForm();
  if (expected) await restore(dialog);
  await waitFor(() => expect(namesInBrowser()).toEqual(expected ? [expected] : []));
  await noOffer(dialog);
  expect(dialog.getByLabelText('Name')).toHaveValue(expected ?? '');
  await waitFor(async () => expect(await namesOnServer()).toEqual(expected ? [expected] : []));
});

test("names an autosave's device, keeps its key, and offers the replaced input after a restore", async () => {
  await storeOnServer('From the phone');
  const dialog = await openForm();
  expect(
    await dialog.findByText(
      /^You have unsaved changes from today, \d\d:\d\d, typed on .+\. Pictures that were chosen there must be chosen again\.$/,
    ),
  ).toBeVisible();
  write(dialog, 'Typed here');
  await restore(dialog);
  expect(dialog.getByLabelText('Name')).toHaveValue('From the phone');
  expect(Object.values(localStorage).join()).toContain('"key":"keyed1"');
  await waitFor(async () =>
    expect(await namesOnServer()).toEqual(['From the phone', 'Typed here']),
  );
  await restore(dialog);
  expect(dialog.getByLabelText('Name')).toHaveValue('Typed here');
});

test('offers autosaves of an earlier version once: to their owner, or to whoever signs in', async () => {
  const at = new Date().toISOString();
  for (const [id, name] of [
    ['row1', 'On the server'],
    ['row2', 'Of somebody else'],
    ['row3', 'Nowhere'],
  ] as const)
    localStorage.setItem(
      `admin-draft:partners:new:${id}`,
      JSON.stringify({ values: { name }, version: null, revisions: ['r1'], at }),
    );
  await storeOnServer('On the server', 'row1');
  await storeOnServer('Of somebody else', 'row2', 1, 'partners:new', other.token);
  const dialog = await openForm();
  await waitFor(() => expect(namesInBrowser()).toEqual(['Nowhere', 'Of somebody else']));
  leaveAndReturn();
  await waitFor(async () => expect(await namesOnServer()).toEqual(['Nowhere', 'On the server']));
  await restore(dialog);
  await restore(dialog);
  await waitFor(() => expect(namesInBrowser()).toContain('On the server'));
  await noOffer(dialog);
});

test("names others who are typing, and restores an autosave with its record's version", async () => {
  const [partner] = await storePartners('Lake Bank');
  const form = `partners:${partner?._id}`;
  await storeOnServer('Theirs', 'ed8', 1, form, other.token);
  storeInBrowser('ed9', 'Mine', 1, { version: 'an earlier one' }, form);
  renderAdmin('/admin/partners');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Lake Bank' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Another is editing this.')).toBeVisible();
  await restore(dialog);
  await userEvent.click(dialog.getByRole('button', { name: 'Update Partner' }));
  expect(await dialog.findByText(/Someone else has changed this partner/)).toBeVisible();
});

test('deletes an offered autosave everywhere, and restores it by Undo', async () => {
  storeInBrowser('a1', 'Older', 50);
  storeInBrowser('a2', 'Newer', 49);
  await storeOnServer('Newer', 'a2');
  const dialog = await openForm();
  const remove = await dialog.findByRole('button', { name: 'Delete' });
  expect(remove).toHaveAccessibleDescription(
    /^Deletes the unsaved changes from .+, \d\d:\d\d\. What is saved stays\.$/,
  );
  await userEvent.click(remove);
  expect(await dialog.findByText(/^The unsaved changes from .+ are deleted\.$/)).toBeVisible();
  await waitFor(() => expect(namesInBrowser()).toEqual(['Older']));
  await waitFor(async () => expect(await namesOnServer()).toEqual(['Older']));
  await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
  leaveAndReturn();
  await waitFor(async () => expect(await namesOnServer()).toEqual(['Newer', 'Older']));
  await restore(dialog);
  expect(dialog.getByLabelText('Name')).toHaveValue('Newer');
});

test('deletes discarded input everywhere, and keeps the input of a form that is left', async () => {
  const dialog = await openForm();
  write(dialog, 'Half');
  await waitFor(() => expect(namesInBrowser()).toEqual(['Half']));
  leaveAndReturn();
  await waitFor(async () => expect(await namesOnServer()).toEqual(['Half']));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(async () => expect(await namesOnServer()).toEqual([]));
  await waitFor(() => expect(namesInBrowser()).toEqual([]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  write(await openNew(), 'Half');
  cleanup();
  expect(namesInBrowser()).toEqual(['Half']);
});
