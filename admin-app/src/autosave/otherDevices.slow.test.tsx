/** @jest-environment ./jest/screen-environment.mjs */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ServerAutosave } from '@charity-site/api-client/entities';
import { renderAdmin, startAfresh } from '../../test/renderAdmin';
import { call } from '../../../jest/serverCall';
import { onePixel, partnerNames } from '../../test/stored';

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
