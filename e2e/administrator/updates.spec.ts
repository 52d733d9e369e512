import { answer, listScreen, pictureFile } from '../fixtures/listScreen';
import { expect, test } from '../fixtures/test';

const PLACEHOLDER = 'Search by title...';
const QUESTION = 'Are you sure you want to delete this update item?';

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
});

test('an update with a picture is added through the modal and found on /news', async ({ page }) => {
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

test('an update is changed, and the site shows it', async ({ page, site }) => {
  const { _id } = await site.keep<{ _id: string }>('POST', '/content/updates', {
    title: 'Before the change',
    date: '2026-11-21',
    description: '<p>Its text stays</p>',
  });
  const screen = listScreen(page);
  await page.goto('/admin/updates?search=Before the change');
  await screen.edit('Before the change').click();
  const dialog = page.getByRole('dialog', { name: 'Edit Update' });
  await expect(dialog.getByLabel('Title')).toHaveValue('Before the change');
  await expect(dialog.getByLabel('Date', { exact: true })).toHaveValue('2026-11-21');
  await expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveText('Its text stays');
  await dialog.getByLabel('Title').fill('Before the change, and after');
  await dialog.getByRole('button', { name: 'Save Update', exact: true }).click();
  await expect(screen.success('Update item updated successfully!')).toBeVisible();
  await expect(screen.card('Before the change, and after')).toBeVisible();

  await page.goto(`/updates/${_id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before the change, and after');
  await expect(page.getByText('Its text stays')).toBeVisible();
});

test('an update is deleted only after the question', async ({ page, site }) => {
  await site.keep('POST', '/content/updates', { title: 'To be deleted', date: '2026-11-21' });
  const screen = listScreen(page);
  await page.goto('/admin/updates?search=To be deleted');
  await screen.remove('To be deleted').click();
  await answer(page, QUESTION, 'Cancel');
  await expect(screen.card('To be deleted')).toBeVisible();

  await screen.remove('To be deleted').click();
  await answer(page, QUESTION, 'Delete');
  await expect(screen.success('Update item deleted successfully!')).toBeVisible();
  await expect(screen.card('To be deleted')).toHaveCount(0);
  expect((await site.read<{ totalItems: number }>('/content/updates?search=To be deleted')).totalItems).toBe(0);
});

test('a search narrows the list, stands in the address, and says when there is nothing', async ({ page, site }) => {
  await site.keep('POST', '/content/updates', { title: 'Chambo for supper', date: '2026-11-21' });
  const screen = listScreen(page);
  await page.goto('/admin/updates');
  await expect(screen.cards).toHaveCount(10);
  await screen.search(PLACEHOLDER).fill('CHAMBO');
  await expect(screen.cards).toHaveCount(1);
  await expect(screen.card('Chambo for supper')).toBeVisible();
  await expect(page).toHaveURL(/[?&]search=CHAMBO/);
  await page.reload();
  await expect(screen.search(PLACEHOLDER)).toHaveValue('CHAMBO');
  await expect(screen.cards).toHaveCount(1);

  await screen.search(PLACEHOLDER).fill('no such thing');
  await expect(page.getByText('No updates found.')).toBeVisible();
  await expect(screen.cards).toHaveCount(0);
});

test('waits 300 ms after the last key before it asks', async ({ page }) => {
  const screen = listScreen(page);
  await page.goto('/admin/updates');
  await expect(screen.cards).toHaveCount(10);
  const asked: string[] = [];
  page.on('request', (request) => {
    const search = new URL(request.url()).searchParams.get('search');
    if (request.url().includes('/api/') && search) asked.push(search);
  });
  await screen.search(PLACEHOLDER).pressSequentially('water', { delay: 60 });
  await expect.poll(() => asked).toEqual(['water']);
});

test('pages go forth and back, and a new search begins at the first', async ({ page, site }) => {
  const { totalPages } = await site.read<{ totalPages: number }>('/content/updates?limit=10');
  expect(totalPages).toBeGreaterThan(1);
  const screen = listScreen(page);
  await page.goto('/admin/updates');
  await expect(screen.page(1, totalPages)).toBeVisible();
  await expect(screen.previous).toBeDisabled();
  await screen.next.click();
  await expect(screen.page(2, totalPages)).toBeVisible();
  await expect(page).toHaveURL(/[?&]page=2/);

  await screen.search(PLACEHOLDER).fill('a');
  await expect(page).not.toHaveURL(/page=2/);
  await expect(page).toHaveURL(/[?&]search=a/);
});

test('the chosen view is remembered', async ({ page }) => {
  const screen = listScreen(page);
  await page.goto('/admin/updates');
  await expect(screen.view('Grid view')).toHaveAttribute('aria-pressed', 'true');
  await screen.view('List view').click();
  await expect(screen.view('List view')).toHaveAttribute('aria-pressed', 'true');
  const [first, second] = [await screen.cards.nth(0).boundingBox(), await screen.cards.nth(1).boundingBox()];
  expect(second?.x).toBe(first?.x);
  await page.reload();
  await expect(screen.view('List view')).toHaveAttribute('aria-pressed', 'true');
  await screen.view('Grid view').click();
  await expect(screen.view('Grid view')).toHaveAttribute('aria-pressed', 'true');
});

test('a changed form asks before it goes', async ({ page }) => {
  const screen = listScreen(page);
  await page.goto('/admin/updates');
  await screen.add('Add New Update').click();
  const dialog = page.getByRole('dialog', { name: 'Add New Update' });
  const question = page.getByRole('alertdialog');
  await dialog.getByLabel('Title').fill('Half a thought');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Title')).toHaveValue('Half a thought');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(screen.add('Add New Update')).toBeFocused();

  await screen.add('Add New Update').click();
  await expect(dialog.getByLabel('Title')).toHaveValue('');
});
