/** @jest-environment ./jest/screen-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin, startAfresh } from '../../test/renderAdmin';
import { call } from '../../../jest/serverCall';
import { storePartners } from '../../test/stored';

beforeEach(startAfresh);

/** Stores partners and deletes them in this order. */
const deletePartners = async (...names: string[]) => {
  for (const { _id } of await storePartners(...names)) await call('DELETE', `/content/partners/${_id}`);
};
const inTrash = async () => (await call<{ totalItems: number }>('GET', '/trash')).totalItems;
const answer = async (button: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: button }));

test('empties the trash, but not of what was deleted since it was shown', async () => {
  await deletePartners('Lake Bank', 'Hill Bank');
  renderAdmin('/admin/trash');
  await userEvent.click(await screen.findByRole('button', { name: 'Empty the trash' }));
  await deletePartners('River Bank');
  await answer('Delete');
  await waitFor(async () => expect(await inTrash()).toBe(1));
  expect(await screen.findByRole('button', { name: 'Restore partner “River Bank”' })).toBeVisible();
});
