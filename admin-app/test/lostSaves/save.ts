import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { write } from '../write';

/** One kind of save, whose connection breaks. */
export interface Save {
  /** Such as /^PUT \/api\/alerts$/. */
  call: RegExp;
  /** Stores what it is about. The database is empty. */
  arrange?: () => Promise<unknown>;
  /** Path of its screen. */
  at: string;
  /** Opens the form and fills it in; it stays open after a failure. */
  open?: () => Promise<unknown>;
  /** Presses what saves, also after a failure. */
  press: () => Promise<unknown>;
  failed: string;
  /** Checks the rest of the screen after the failure. */
  failedShown?: (moment: 'before' | 'after') => void;
  /** Presses again after a failure; `press` by default. */
  again?: () => Promise<unknown>;
  /**
   * True when the screen shows by itself, without another press, that the lost call was carried
   * out.
   */
  showsItself?: boolean;
  /** The message after the last press. */
  done?: string | RegExp;
  stored: () => Promise<unknown>;
  expected: unknown;
  /** Checks the screen in the end. */
  shown?: () => Promise<void>;
}

/** Presses a button, once it can be pressed. */
export const click = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};

export const again = () => click('Try again');

/** Replaces the text of a field. */
export const fill = async (label: string, text: string) => {
  write(await screen.findByLabelText(label), text);
};
