import { listScreen, pictureFile } from '../fixtures/listScreen';
import { expect, test } from '../fixtures/test';

const PLACEHOLDER = 'Search by title...';

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
});

test('an update with an image is added in the modal and shown on /news', async ({ page }) => {
  const screen = listScreen(page);
  await page.goto('/admin/updates');
  await expect(screen.heading).toHaveText('Manage Latest Updates');
  const picture = await pictureFile(page, 'borehole.png');

  await screen.add('Add New Update').click();
  const dialog = page.getByRole('dialog', { name: 'Add New Update' });
  await dialog.getByLabel('Title').fill('Clean water reaches Mpatsa');
  await expect(dialog.getByLabel('Date', { exact: true })).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
  await dialog.getByLabel('Upload Image').setInputFiles(picture);
  await dialog.getByRole('textbox', { name: 'Description' }).click();
  await page.keyboard.type('The pump runs. Everybody came to see it.');
  await dialog.getByRole('button', { name: 'Add Update', exact: true }).click();

  await expect(screen.success('Update item added successfully!')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(screen.card('Clean water reaches Mpatsa')).toBeVisible();

  await page.goto('/news');
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /Clean water reaches Mpatsa/ })
    .first();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clean water reaches Mpatsa');
  await expect(page.getByText('The pump runs. Everybody came to see it.')).toBeVisible();
  const image = page.getByRole('article').locator('img').first();
  await expect(image).toHaveAttribute('src', /^\/uploads\/[0-9a-f]{16}-\d+x\d+/);
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
});

test('searches 300 ms after the last key press', async ({ page }) => {
  const screen = listScreen(page);
  await page.clock.install();
  await page.goto('/admin/updates');
  await expect(screen.cards).toHaveCount(10);
  const asked: string[] = [];
  page.on('request', (request) => {
    const search = new URL(request.url()).searchParams.get('search');
    if (request.url().includes('/api/') && search) asked.push(search);
  });
  // The page's clock is paused while the test types.
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const key of 'water') {
    await screen.search(PLACEHOLDER).press(key);
    await page.clock.runFor(250);
  }
  expect(asked).toEqual([]);
  await page.clock.runFor(50);
  await expect.poll(() => asked).toEqual(['water']);
});

test('a new search starts at the first page, and the last page has no next one', async ({ page, site }) => {
  const { totalPages } = await site.read<{ totalPages: number }>('/content/updates?limit=10');
  expect(totalPages).toBeGreaterThan(1);
  const screen = listScreen(page);
  await page.goto('/admin/updates?page=999');
  await expect(screen.page(totalPages, totalPages)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`[?&]page=${totalPages}$`));
  await expect(screen.next).toBeDisabled();
  await expect(screen.cards).not.toHaveCount(0);

  await screen.search(PLACEHOLDER).fill('a');
  await expect(page).not.toHaveURL(/page=/);
  await expect(page).toHaveURL(/[?&]search=a/);
});
