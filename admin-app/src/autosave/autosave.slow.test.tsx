/** @jest-environment ./jest/screen-environment.mjs */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin, startAfresh } from '../../test/renderAdmin';
import { onePixel } from '../../test/stored';
import { kept, keyOf, left, noOffer, openNew, restore, write } from '../../test/unsavedPartners';

beforeEach(startAfresh);

test('several texts are offered one after the other; Delete removes one for good, a save forgets only its own', async () => {
  left('a1', 'Older', 50);
  left('a2', 'Newer', 49);
  renderAdmin('/admin/partners');
  let dialog = await openNew();
  await userEvent.click(await dialog.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(kept()).toEqual([keyOf('a1')]));
  write(dialog, 'Lake Bank');
  await userEvent.upload(dialog.getByLabelText('Upload Logo'), onePixel());
  await waitFor(() => expect(kept()).toHaveLength(2));
  await userEvent.click(dialog.getByRole('button', { name: 'Add Partner' }));
  expect(await screen.findByText('Partner added successfully!')).toBeVisible();
  await waitFor(() => expect(kept()).toEqual([keyOf('a1')]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  dialog = await openNew();
  await restore(dialog);
  expect(dialog.getByLabelText('Name')).toHaveValue('Older');
  await noOffer(dialog);
});
