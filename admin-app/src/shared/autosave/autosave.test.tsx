/** @jest-environment ./jest/screen-environment.mjs */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { another } from '../../../test/another';
import { renderAdmin, startAfresh } from '../../../test/renderAdmin';
import { storePartners } from '../../../test/stored';
import {
  keepElsewhere,
  kept,
  leaveAndReturn,
  left,
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
  ['the server had, and does not have any more', 3, true, undefined, undefined],
  ['is the same on the server', 3, true, ['Theirs', 3], 'Mine'],
  ['arrived, without an answer', 3, false, ['Theirs', 3], 'Mine'],
  ['is newer than on the server', 4, false, ['Theirs', 3], 'Mine'],
  ['is older than on the server', 2, true, ['Theirs', 3], 'Theirs'],
  ['was saved or deleted elsewhere', 3, false, ['', 3], undefined],
  ['was typed on after the save', 4, false, ['', 3], 'Mine'],
] as const)('a text that %s', async (_what, number, isSent, theirs, expected) => {
  left('ed1', 'Mine', 0, { number, isSent });
  if (theirs) await keepElsewhere(theirs[0], 'ed1', theirs[1]);
  const dialog = await openForm();
  if (expected) await restore(dialog);
  await waitFor(() => expect(kept()).toEqual(expected ? [expected] : []));
  await noOffer(dialog);
  expect(dialog.getByLabelText('Name')).toHaveValue(expected ?? '');
  await waitFor(async () => expect(await namesOnServer()).toEqual(expected ? [expected] : []));
});

test('an offer says where the text is from; what stood in the form is offered in turn, and a key stays', async () => {
  await keepElsewhere('From the phone');
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

test('copies of an earlier version are offered to the owner of the row, else to whoever signs in, and once', async () => {
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
  await keepElsewhere('On the server', 'row1');
  await keepElsewhere('Of somebody else', 'row2', 1, 'partners:new', other.token);
  const dialog = await openForm();
  await waitFor(() => expect(kept()).toEqual(['Nowhere', 'Of somebody else']));
  leaveAndReturn();
  await waitFor(async () => expect(await namesOnServer()).toEqual(['Nowhere', 'On the server']));
  await restore(dialog);
  await restore(dialog);
  await waitFor(() => expect(kept()).toContain('On the server'));
  await noOffer(dialog);
});

test('the form of a record says who else is typing; a restored text keeps the version that it was written for', async () => {
  const [partner] = await storePartners('Lake Bank');
  const form = `partners:${partner?._id}`;
  await keepElsewhere('Theirs', 'ed8', 1, form, other.token);
  left('ed9', 'Mine', 1, { version: 'an earlier one' }, form);
  renderAdmin('/admin/partners');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Lake Bank' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Another is editing this.')).toBeVisible();
  await restore(dialog);
  await userEvent.click(dialog.getByRole('button', { name: 'Update Partner' }));
  expect(await dialog.findByText(/Someone else has changed this partner/)).toBeVisible();
});

test('an offered text is deleted for good, and comes back by Undo', async () => {
  left('a1', 'Older', 50);
  left('a2', 'Newer', 49);
  await keepElsewhere('Newer', 'a2');
  const dialog = await openForm();
  const remove = await dialog.findByRole('button', { name: 'Delete' });
  expect(remove).toHaveAccessibleDescription(
    /^Deletes the unsaved changes from .+, \d\d:\d\d\. What is saved stays\.$/,
  );
  await userEvent.click(remove);
  expect(await dialog.findByText(/^The unsaved changes from .+ are deleted\.$/)).toBeVisible();
  await waitFor(() => expect(kept()).toEqual(['Older']));
  await waitFor(async () => expect(await namesOnServer()).toEqual(['Older']));
  await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
  leaveAndReturn();
  await waitFor(async () => expect(await namesOnServer()).toEqual(['Newer', 'Older']));
  await restore(dialog);
  expect(dialog.getByLabelText('Name')).toHaveValue('Newer');
});

test('what is discarded is forgotten; a form that goes without being discarded keeps its text, to the last key', async () => {
  const dialog = await openForm();
  write(dialog, 'Half');
  await waitFor(() => expect(kept()).toEqual(['Half']));
  leaveAndReturn();
  await waitFor(async () => expect(await namesOnServer()).toEqual(['Half']));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(async () => expect(await namesOnServer()).toEqual([]));
  await waitFor(() => expect(kept()).toEqual([]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  write(await openNew(), 'Half');
  cleanup();
  expect(kept()).toEqual(['Half']);
});
