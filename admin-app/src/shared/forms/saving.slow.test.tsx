/** @jest-environment ./jest/screen-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../../test/renderAdmin';
import { onePixel, partnerNames } from '../../../test/stored';
import { write } from '../../../test/write';
import { slowConnection } from '../../../test/slowConnection';

const { goSlow, letGo } = slowConnection();

const NOT_SAVED_YET =
  'Saved. What you changed during the save is not saved yet. Save again to keep it.';

test('keeps changes made while an item is added for the next save', async () => {
  renderAdmin('/admin/partners');
  await userEvent.click(await screen.findByRole('button', { name: 'Add New Partner' }));
  const dialog = within(await screen.findByRole('dialog'));
  const name = dialog.getByLabelText('Name');
  write(name, 'Lake');
  await userEvent.upload(dialog.getByLabelText('Upload Logo'), onePixel('first.png'));
  goSlow();
  await userEvent.click(dialog.getByRole('button', { name: 'Add Partner' }));
  expect(await dialog.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  await userEvent.upload(dialog.getByLabelText('Upload Logo'), onePixel('second.png'));
  await userEvent.type(name, ' Bank');
  letGo();

  expect(await dialog.findByText(NOT_SAVED_YET)).toBeVisible();
  expect(name).toHaveValue('Lake Bank');
  expect(name).toHaveFocus();
  expect(dialog.getByText(/second\.png/)).toBeVisible();
  expect(await screen.findByRole('dialog', { name: 'Edit Partner' })).toBeVisible();
  expect(await partnerNames()).toEqual(['Lake']);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await userEvent.click(dialog.getByRole('button', { name: 'Update Partner' }));
  expect(await screen.findByText('Partner updated successfully!')).toBeVisible();
  expect(await partnerNames()).toEqual(['Lake Bank']);
});
