/** @jest-environment ./jest/screen-environment.mjs */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin, startAfresh } from '../../test/renderAdmin';
import { onePixel } from '../../test/stored';

beforeEach(startAfresh);

const HOUR = 60 * 60 * 1000;

/** Stores a form's text as another visit would have, `hoursAgo`. */
const left = (id: string, name: string, hoursAgo: number, form = 'partners:new', more = {}) => {
  const at = new Date(Date.now() - hoursAgo * HOUR).toISOString();
  localStorage.setItem(`admin-draft:${form}:${id}`, JSON.stringify({ values: { name, order: 0 }, at, ...more }));
};
/** Keys of all stored texts. */
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('admin-draft:'));

const openNew = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add New Partner' }));
  return within(await screen.findByRole('dialog', { name: 'Add New Partner' }));
};

type Dialog = Awaited<ReturnType<typeof openNew>>;
const write = (dialog: Dialog, name: string) =>
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: name } });
const restore = async (dialog: Dialog) => userEvent.click(await dialog.findByRole('button', { name: 'Restore' }));
const noOffer = (dialog: Dialog) =>
  waitFor(() => expect(dialog.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument());

test('several texts are offered one after the other; Delete removes one for good, a save forgets only its own', async () => {
  left('a1', 'Older', 50);
  left('a2', 'Newer', 49);
  renderAdmin('/admin/partners');
  let dialog = await openNew();
  await userEvent.click(await dialog.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(kept()).toEqual(['admin-draft:partners:new:a1']));
  write(dialog, 'Lake Bank');
  await userEvent.upload(dialog.getByLabelText('Upload Logo'), onePixel());
  await waitFor(() => expect(kept()).toHaveLength(2));
  await userEvent.click(dialog.getByRole('button', { name: 'Add Partner' }));
  expect(await screen.findByText('Partner added successfully!')).toBeVisible();
  await waitFor(() => expect(kept()).toEqual(['admin-draft:partners:new:a1']));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  dialog = await openNew();
  await restore(dialog);
  expect(dialog.getByLabelText('Name')).toHaveValue('Older');
  await noOffer(dialog);
});
