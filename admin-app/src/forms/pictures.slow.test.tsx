/** @jest-environment ./jest/screen-environment.mjs */
import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin, startAfresh } from '../../test/renderAdmin';
import { call } from '../../../jest/serverCall';
import { write } from '../../test/write';

beforeEach(startAfresh);

const updates = async () =>
  (await call<{ updates: { title: string; image: string }[] }>('GET', '/content/updates')).updates;

const openForm = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add New Update' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Update' }));
  write(dialog.getByLabelText('Title'), 'A well');
  return dialog;
};

/** A photo as an iPhone stores it (content-server/test/media/pictures/heic.test.ts). */
const iphonePhoto = () =>
  new File([new Uint8Array(readFileSync('content-server/test/media/pictures/phone.heic'))], 'IMG_0042.HEIC');

test('a HEIC photo that cannot be converted is told in the form, and nothing is saved', async () => {
  renderAdmin('/admin/updates');
  const dialog = await openForm();
  const input = dialog.getByLabelText('Upload Image');
  await userEvent.upload(input, new File([await iphonePhoto().slice(0, 900).arrayBuffer()], 'IMG_0042.HEIC'));
  await userEvent.click(dialog.getByRole('button', { name: 'Add Update' }));
  expect(
    await dialog.findByText(/This HEIC picture cannot be converted\. Please save the picture as JPEG/),
  ).toBeVisible();
  expect(input).toHaveAccessibleDescription(expect.stringContaining('The picture cannot be converted.') as string);
  expect(dialog.getByLabelText('Title')).toHaveValue('A well');
  expect(await updates()).toEqual([]);
});
