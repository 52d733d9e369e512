import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Deletes the screen's singleton, and confirms; the dialog says that it stays in the trash. */
export const removeSingleton = async (question: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog', { name: question });
  expect(dialog).toHaveAccessibleDescription(/It stays in the trash for 30 days\.$/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
};
