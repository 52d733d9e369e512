import { answer, listScreen, pictureFile } from '../fixtures/listScreen';
import { expect, test } from '../fixtures/test';

test('a slide is added, shown first on the home page, changed and deleted', async ({ page, signIn }) => {
  const screen = listScreen(page);
  await signIn(page);
  await page.goto('/admin/hero-carousel');
  await expect(screen.heading).toHaveText('Manage Hero Carousel Slides');
  await expect(page.getByRole('heading', { name: 'Existing Slides' })).toBeVisible();
  const picture = await pictureFile(page, 'slide.png');

  await screen.add('Add New Hero Slide').click();
  const adding = page.getByRole('dialog', { name: 'Add New Hero Slide' });
  await expect(adding.getByLabel('Order')).toHaveValue('0');
  await adding.getByRole('button', { name: 'Add Slide', exact: true }).click();
  await expect(adding.getByLabel('Title', { exact: true })).toHaveAccessibleDescription(/Title is required\./);
  await expect(adding.getByLabel('Upload Image')).toHaveAccessibleDescription(/Please select an image file\./);
  await adding.getByLabel('Title', { exact: true }).fill('Light for every home');
  await adding.getByLabel('Subtitle (Optional)').fill('One lamp at a time');
  await adding.getByLabel('Upload Image').setInputFiles(picture);
  await adding.getByRole('button', { name: 'Add Slide', exact: true }).click();
  await expect(screen.success('Hero slide added successfully!')).toBeVisible();

  await screen.search('Search by title...').fill('Light for every');
  await expect(screen.cards).toHaveCount(1);
  await screen.edit('Light for every home').click();
  const editing = page.getByRole('dialog', { name: 'Edit Hero Slide' });
  await expect(editing.getByText('Current image will be used if no new file is selected.')).toBeVisible();
  await editing.getByLabel('Title', { exact: true }).fill('Light for every house');
  await editing.getByRole('button', { name: 'Update Slide', exact: true }).click();
  await expect(screen.success('Hero slide updated successfully!')).toBeVisible();

  await page.goto('/');
  const carousel = page.locator('[aria-roledescription="carousel"]');
  await expect(carousel.locator('h2', { hasText: 'Light for every house' })).toHaveCount(1);

  await page.goto('/admin/hero-carousel?search=Light for every');
  await screen.remove('Light for every house').click();
  await answer(page, 'Are you sure you want to delete this hero slide?', 'Delete');
  await expect(screen.success('Hero slide deleted successfully!')).toBeVisible();
  await expect(page.getByText('No hero carousel slides found.')).toBeVisible();
});

test('a file that is no picture is not taken', async ({ page, signIn }) => {
  await signIn(page);
  await page.goto('/admin/hero-carousel');
  await listScreen(page).add('Add New Hero Slide').click();
  const dialog = page.getByRole('dialog', { name: 'Add New Hero Slide' });
  const input = dialog.getByLabel('Upload Image');
  await expect(input).toHaveAttribute('accept', /image/);
  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('No picture') });
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByRole('img')).toHaveCount(0);
});
