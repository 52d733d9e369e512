/** @jest-environment ./jest/screen-environment.mjs */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin, startAfresh } from '../../test/renderAdmin';
import { answer, deletePartners, inTrash } from '../../test/deletedPartners';

beforeEach(startAfresh);

test('empties the trash, but not of what was deleted since it was shown', async () => {
  await deletePartners('Lake Bank', 'Hill Bank');
  renderAdmin('/admin/trash');
  await userEvent.click(await screen.findByRole('button', { name: 'Empty the trash' }));
  await deletePartners('River Bank');
  await answer('Delete');
  await waitFor(async () => expect(await inTrash()).toBe(1));
  expect(await screen.findByRole('button', { name: 'Restore partner “River Bank”' })).toBeVisible();
});
