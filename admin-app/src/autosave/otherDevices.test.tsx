/** @jest-environment ./jest/screen-environment.mjs */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ServerAutosave } from '@charity-site/api-client/entities';
import { renderAdmin, startAfresh } from '../../test/renderAdmin';
import { call } from '../../../jest/serverCall';
import { onePixel, partnerNames } from '../../test/stored';

beforeAll(() => {
  URL.createObjectURL = () => 'blob:logo';
  URL.revokeObjectURL = () => {};
});
beforeEach(startAfresh);

const LONG = { timeout: 20_000 };
jest.setTimeout(60_000);

const onServer = async () => (await call<{ texts: ServerAutosave[] }>('GET', '/autosaves')).texts;
const namesOnServer = async () => {
  const open = (await onServer()).filter(({ ended }) => !ended);
  const all = await Promise.all(open.map(({ id }) => call<{ values: { name: string } }>('GET', `/autosaves/${id}`)));
  return all.map(({ values }) => values.name).sort();
};
/** Keeps a text as another device does. @param revisions keys of the text and of those that it goes on from */
const keepElsewhere = (name: string, id = 'text1', form = 'partners:new', revisions: readonly string[] = ['r1']) =>
  call('PUT', `/autosaves/${id}`, { form, version: null, revisions, values: { name, order: 0 } });

const openNew = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add New Partner' }));
  return within(await screen.findByRole('dialog', { name: 'Add New Partner' }));
};
/** Comes back to this tab, which sends what is typed without the pause that a text waits for. */
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
const expectOnServer = (names: string[]) =>
  waitFor(async () => {
    comeBack();
    expect(await namesOnServer()).toEqual(names);
  }, LONG);
const write = (dialog: Awaited<ReturnType<typeof openNew>>, name: string) =>
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: name } });
/** Types a name and waits until the server has it. @returns the text there */
const typed = async (dialog: Awaited<ReturnType<typeof openNew>>, name: string) => {
  write(dialog, name);
  await expectOnServer([name]);
  const [text] = await onServer();
  if (!text) throw new Error('There is no text.');
  return text;
};

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

test('a form whose text goes on elsewhere keeps its own, and the other one is offered', async () => {
  renderAdmin('/admin/partners');
  const dialog = await openNew();
  const { id, revisions } = await typed(dialog, 'Mine');
  await keepElsewhere('Theirs', id, 'partners:new', ['r1', ...revisions]);
  write(dialog, 'Mine and more');
  await expectOnServer(['Mine and more', 'Theirs']);
  await userEvent.click(await dialog.findByRole('button', { name: 'Restore' }, LONG));
  expect(dialog.getByLabelText('Name')).toHaveValue('Theirs');
  await userEvent.click(await dialog.findByRole('button', { name: 'Restore' }, LONG));
  expect(dialog.getByLabelText('Name')).toHaveValue('Mine and more');
  await expectOnServer(['Mine and more', 'Theirs']);
});

test('a form whose text was saved on another device says so, and changes that item', async () => {
  renderAdmin('/admin/partners');
  const dialog = await openNew();
  const { id, revisions } = await typed(dialog, 'Lake Bank');
  const saved = await fetch(`${contentServer.url}/api/content/partners`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${contentServer.token}`,
      'content-type': 'application/json',
      'idempotency-key': id,
      autosave: [id, 'r1', ...revisions].join('/'),
    },
    body: JSON.stringify({ name: 'Lake Bank', logo: '/uploads/logo.png', order: 0 }),
  });
  expect(saved.status).toBe(201);
  write(dialog, 'Lake Bank Ltd');
  expect(await dialog.findByText(/^This text was saved on another device \(/, undefined, LONG)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
  expect(dialog.queryByText(/^This text was saved/)).not.toBeInTheDocument();
  await expectOnServer(['Lake Bank Ltd']);
  expect(await partnerNames()).toEqual(['Lake Bank']);
  await userEvent.upload(dialog.getByLabelText('Upload Logo'), onePixel());
  await userEvent.click(dialog.getByRole('button', { name: 'Add Partner' }));
  await waitFor(async () => expect(await partnerNames()).toEqual(['Lake Bank Ltd']), LONG);
});

/** Leaves a text in this browser, as a form that was closed without a connection does. */
const leaveHere = (id: string, name: string, more: object = {}, form = 'partners:new') =>
  localStorage.setItem(
    `admin-draft:${form}:${id}`,
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
  await waitFor(() => expect(localStorage.getItem('admin-draft:partners:new:left3')).toBeNull(), LONG);

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
