import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { call } from '../../jest/serverCall';
import { write } from './write';

export const storedUpdates = async () =>
  (await call<{ updates: { title: string; image: string }[] }>('GET', '/content/updates')).updates;

/** Opens the form of a new update, and fills in its title. */
export const openForm = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add New Update' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Update' }));
  write(dialog.getByLabelText('Title'), 'A well');
  return dialog;
};

/** A photo as an iPhone stores it (content-server/test/media/pictures/heic.test.ts). */
export const iphonePhoto = () =>
  new File(
    [new Uint8Array(readFileSync('content-server/test/media/pictures/phone.heic'))],
    'IMG_0042.HEIC',
  );
