/** @jest-environment ./jest/screen-environment.mjs */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '../../../../test/answer';
import { renderAdmin, startAfresh } from '../../../../test/renderAdmin';
import { onePixel } from '../../../../test/stored';
import { write } from '../../../../test/write';
import { press, publicTitles, said, stored } from '../../../../test/publishedUpdates';

beforeEach(startAfresh);

test('a date years away must be confirmed before it is saved', async () => {
  renderAdmin('/admin/updates');
  await userEvent.click(await screen.findByRole('button', { name: 'Add New Update' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText('Date')).toHaveAttribute('min', '1900-01-01');
  write(dialog.getByLabelText('Title'), 'Founded');
  write(dialog.getByLabelText('Date'), '0026-11-25');
  await press('Add Update');
  expect(await dialog.findByText('Date must be in a year from 1900 to 2100.')).toBeVisible();
  write(dialog.getByLabelText('Date'), '1998-06-05');
  await press('Add Update');
  await said('Friday 5 June 1998 is more than five years from today. Is the year right?');
  expect(await stored()).toEqual([]);
  await answer('Save');
  await said('Update item added successfully!');
  expect(await publicTitles()).toEqual(['Founded']);
});

test('a draft needs no picture; publishing with a future date must be confirmed', async () => {
  renderAdmin('/admin/projects');
  await userEvent.click(await screen.findByRole('button', { name: 'Add New Project' }));
  const dialog = within(screen.getByRole('dialog'));
  write(dialog.getByLabelText('Title'), 'Boreholes');
  await press('Add Project');
  expect(await screen.findByText('Please select an image file.')).toBeVisible();
  write(dialog.getByLabelText('Initiated Date'), '2040-06-05');
  await press('Save as draft');
  await said('Project saved as a draft. Visitors do not see it.');

  await userEvent.click(await screen.findByRole('button', { name: /^Edit Boreholes/ }));
  await userEvent.upload(await screen.findByLabelText('Upload Image'), onePixel());
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  await said('This date is in the future. Visitors see it at once. Schedule it instead?');
  await answer('Publish now');
  await said('Project published successfully!');
});
