/** @jest-environment ./jest/screen-environment.mjs */
import userEvent from '@testing-library/user-event';
import { iphonePhoto, openForm, storedUpdates } from '../../../test/pictureForm';
import { renderAdmin, startAfresh } from '../../../test/renderAdmin';

beforeEach(startAfresh);

test('shows an error for a HEIC photo that cannot be converted, and saves nothing', async () => {
  renderAdmin('/admin/updates');
  const dialog = await openForm();
  const input = dialog.getByLabelText('Upload Image');
  await userEvent.upload(
    input,
    new File([await iphonePhoto().slice(0, 900).arrayBuffer()], 'IMG_0042.HEIC'),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Add Update' }));
  expect(
    await dialog.findByText(
      /This HEIC picture cannot be converted\. Please save the picture as JPEG/,
    ),
  ).toBeVisible();
  expect(input).toHaveAccessibleDescription(
    expect.stringContaining('The picture cannot be converted.') as string,
  );
  expect(dialog.getByLabelText('Title')).toHaveValue('A well');
  expect(await storedUpdates()).toEqual([]);
});
