/** @jest-environment ./jest/screen-environment.mjs */
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin, startAfresh } from '../../test/renderAdmin';
import { onePixel, partnerNames } from '../../test/stored';
import {
  type Dialog,
  comeBack,
  keepElsewhere,
  namesOnServer,
  onServer,
  openNew,
  write,
} from '../../test/unsavedPartners';

beforeEach(startAfresh);

const LONG = { timeout: 20_000 };
jest.setTimeout(60_000);

const expectOnServer = (names: string[]) =>
  waitFor(async () => {
    comeBack();
    expect(await namesOnServer()).toEqual(names);
  }, LONG);
/** Types a name and waits until the server has it. @returns the text there */
const typed = async (dialog: Dialog, name: string) => {
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
