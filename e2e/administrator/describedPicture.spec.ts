import { expectAccessible } from '../fixtures/accessible';
import { listScreen, pictureFile } from '../fixtures/listScreen';
import { expect, test } from '../fixtures/test';

test('inserting an image asks for its alternative text, which visitors get', async ({ page, site, signIn }) => {
  await signIn(page);
  await page.goto('/admin/updates');
  const picture = await pictureFile(page, 'pump.png');
  await listScreen(page).add('Add New Update').click();
  const update = page.getByRole('dialog', { name: 'Add New Update' });
  await update.getByLabel('Title').fill('The pump is back');
  await update.getByLabel('Picture for the text').setInputFiles(picture);
  const asked = page.getByRole('dialog', { name: 'Insert a picture' });
  await asked.getByLabel('What does the picture show?').fill('Three women at the mended pump');
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Insert' }).click();
  await expect(asked).toBeHidden();
  await expect(update.getByRole('img', { name: 'Three women at the mended pump' })).toBeVisible();
  await update.getByRole('button', { name: 'Add Update' }).click();
  await expect(listScreen(page).success('Update item added successfully!')).toBeVisible();

  const { updates } = await site.read<{ updates: { _id: string }[] }>('/content/updates?search=pump%20is%20back');
  await page.goto(`/updates/${updates[0]?._id}`);
  await expect(page.getByRole('img', { name: 'Three women at the mended pump' })).toBeVisible();
});
