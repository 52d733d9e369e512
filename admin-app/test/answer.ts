import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Presses a button of the open confirmation, or of the one with this name. */
export const answer = async (button: string, name?: string | RegExp) =>
  userEvent.click(
    within(await screen.findByRole('alertdialog', { name })).getByRole('button', { name: button }),
  );
