import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { call } from '../../jest/serverCall';
import { storePartners } from './stored';

/** Stores partners and deletes them in this order. */
export const deletePartners = async (...names: string[]) => {
  for (const { _id } of await storePartners(...names)) await call('DELETE', `/content/partners/${_id}`);
};

/** The number of items in the trash. */
export const inTrash = async (): Promise<number> => (await call<{ totalItems: number }>('GET', '/trash')).totalItems;

/** Presses a button of the question that is open. */
export const answer = async (button: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: button }));
