/** @jest-environment ./jest/screen-environment.mjs */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin, startAfresh } from '../../test/renderAdmin';
import { onePixel, partnerNames } from '../../test/stored';
import { comeBack, keepElsewhere, keyOf, namesOnServer, onServer, openNew } from '../../test/unsavedPartners';

beforeEach(startAfresh);

const LONG = { timeout: 20_000 };
jest.setTimeout(60_000);

test('text of another device is offered with its device, restored, and ended by the save', async () => {
  await keepElsewhere('From the phone');
  renderAdmin('/admin/partners');
  const dialog = await openNew();
  expect(
    await dialog.findByText(
      /^You have unsaved changes from today, \d\d:\d\d, typed on .+\. Pictures that were chosen there must be chosen again\.$/,
      undefined,
      LONG,
    ),
  ).toBeVisible();
  // The offer stays while the server is asked again.
  act(() => void comeBack());
  await userEvent.click(dialog.getByRole('button', { name: 'Restore' }));
  expect(dialog.getByLabelText('Name')).toHaveValue('From the phone');
  await userEvent.upload(dialog.getByLabelText('Upload Logo'), onePixel());
  await userEvent.click(dialog.getByRole('button', { name: 'Add Partner' }));
  expect(await screen.findByText('Partner added successfully!', undefined, LONG)).toBeVisible();
  expect(await partnerNames()).toEqual(['From the phone']);
  expect(await onServer()).toMatchObject([{ id: 'text1', ended: 'saved' }]);
});

test('Delete removes text of another device there, and what was deleted without a connection is not offered', async () => {
  await keepElsewhere('Not needed');
  await keepElsewhere('Deleted before', 'text2');
  leaveHere('text2', '', { revisions: ['r1'], isDeleted: true });
  renderAdmin('/admin/partners');
  const dialog = await openNew();
  await userEvent.click(await dialog.findByRole('button', { name: 'Delete' }, LONG));
  expect(dialog.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  await waitFor(async () => expect(await namesOnServer()).toEqual([]), LONG);
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.startsWith('admin-draft:'))).toEqual([]));
});

/** Leaves a text in this browser, as a form that was closed without a connection does. */
const leaveHere = (id: string, name: string, more: object = {}, form = 'partners:new') =>
  localStorage.setItem(
    keyOf(id, form),
    JSON.stringify({ values: { name, order: 0 }, version: null, at: new Date().toISOString(), ...more }),
  );

test('text of a form that closed without a connection is sent from any screen, over no change of another device', async () => {
  // Of other forms, so that the form below offers the two texts of left4 alone.
  leaveHere('left1', 'Typed offline', {}, 'projects:new');
  await keepElsewhere('Older', 'left2', 'events:new');
  leaveHere('left2', 'Changed offline', { revisions: ['r2', 'r1'] }, 'events:new');
  leaveHere('left3', 'Deleted offline', { revisions: ['r1'], isDeleted: true });
  await keepElsewhere('Typed on the computer', 'left4', 'partners:new', ['r2', 'r1']);
  leaveHere('left4', 'Typed on the phone', { revisions: ['r3', 'r1'] });
  renderAdmin('/admin/events');
  const sent = ['Changed offline', 'Typed offline', 'Typed on the computer', 'Typed on the phone'];
  await waitFor(async () => expect(await namesOnServer()).toEqual(sent), LONG);
  await waitFor(() => expect(localStorage.getItem(keyOf('left3'))).toBeNull(), LONG);

  await userEvent.click(screen.getByRole('link', { name: 'Pages' }));
  await userEvent.click(await screen.findByRole('link', { name: /^Partners/ }));
  const dialog = await openNew();
  const shown: unknown[] = [];
  for (let offers = 0; offers < 2; offers += 1) {
    await userEvent.click(await dialog.findByRole('button', { name: 'Restore' }, LONG));
    shown.push(dialog.getByLabelText<HTMLInputElement>('Name').value);
  }
  expect(shown.sort()).toEqual(['Typed on the computer', 'Typed on the phone']);
});
