import { randomUUID } from 'node:crypto';
import { breakCall, holdCall } from '../../fixtures/brokenCall';
import { expectFitForAll } from '../../fixtures/fitForAll';
import { answer, listScreen, pictureFile } from '../../fixtures/listScreen';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';

test.use({ allowedInConsole: NETWORK_FAILURES });

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
});

/** Longer than three lines of a card. */
const LONG = `<p>${'Every household keeps its own seed, and the committee keeps the book. '.repeat(12)}</p>`;

test('a list: load, page, view, delete, undo, search, add, edit, and shown on the site', async ({ page, site }) => {
  test.setTimeout(120_000);
  const marker = `Walk${randomUUID().slice(0, 8)}`;
  const screen = listScreen(page);
  const search = screen.search('Search by title...');
  const stored = () =>
    site.read<{ totalItems: number; updates: { _id: string; title: string }[] }>(
      `/content/updates?limit=100&search=${marker}`,
    );
  for (let number = 11; number <= 21; number += 1)
    await site.keep('POST', '/content/updates', {
      title: `${marker} ${number}`,
      date: '2026-10-03',
      description: LONG,
    });

  await test.step('load', async () => {
    const mend = await breakCall(page, '/content/updates');
    const letGo = await holdCall(page, '/content/updates', 'GET');
    await page.goto(`/admin/updates?search=${marker}&page=9`);
    await expect(screen.heading).toHaveText('Manage Latest Updates');
    await expect(page.getByTestId('skeleton-card')).toHaveCount(10);
    letGo();
    await expect(screen.failure('Failed to fetch latest updates.')).toBeVisible();
    await expect(page.getByTestId('skeleton-card')).toHaveCount(0);
    await expect(screen.cards).toHaveCount(0);
    await mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    // Instead of a page that is not there, the last one.
    await expect(screen.page(2, 2)).toBeVisible();
    await expect(page).toHaveURL(/[?&]page=2$/);
    await expect(screen.failure('Failed to fetch latest updates.')).toHaveCount(0);
  });

  await test.step('page and view', async () => {
    await expect(screen.next).toBeDisabled();
    await screen.previous.click();
    await expect(screen.cards).toHaveCount(10);
    await expect(screen.previous).toBeDisabled();
    const preview = screen.cards.first().getByText('Every household keeps its own seed');
    await expect(screen.view('Grid view')).toHaveAttribute('aria-pressed', 'true');
    await expect(preview).toHaveCSS('-webkit-line-clamp', '3');
    await screen.view('List view').click();
    await expect(preview).toHaveCSS('-webkit-line-clamp', '2');
    await screen.next.click();
    await page.reload();
    await expect(screen.page(2, 2)).toBeVisible();
    await expect(search).toHaveValue(marker);
    await expect(screen.cards).toHaveCount(1);
    await expect(screen.view('List view')).toHaveAttribute('aria-pressed', 'true');
    await screen.view('Grid view').click();
  });

  await test.step('delete the last item of a page, and undo', async () => {
    const question = 'Are you sure you want to delete this update item?';
    const remove = screen.cards.getByRole('button', { name: /^Delet/ });
    await remove.click();
    await answer(page, question, 'Cancel');
    await expect(remove).toBeFocused();
    const letGo = await holdCall(page, '/content/updates/*', 'DELETE');
    await remove.click();
    await answer(page, question, 'Delete');
    await expect(remove).toContainText('Deleting...');
    await expect(remove).toBeDisabled();
    letGo();
    const deleted = screen.success('Update item deleted successfully!');
    await expect(deleted).toBeVisible();
    await expect(screen.cards).toHaveCount(10);
    await expect(page).not.toHaveURL(/page=/);
    await expect(screen.next).toHaveCount(0);
    expect((await stored()).totalItems).toBe(10);
    await deleted.getByRole('button', { name: 'Undo' }).click();
    await expect(screen.page(1, 2)).toBeVisible();
    expect((await stored()).totalItems).toBe(11);
  });

  await test.step('search', async () => {
    await search.fill(`${marker} 12`.toUpperCase());
    await expect(screen.cards).toHaveCount(1);
    await expect(screen.card(`${marker} 12`)).toBeVisible();
    await expect(page).toHaveURL(/[?&]search=/);
    await search.fill(`nothing like ${marker}`);
    await expect(page.getByText('No updates found.', { exact: true })).toBeVisible();
  });

  const added = `${marker} added`;
  await test.step('add', async () => {
    const picture = await pictureFile(page, 'picture.png');
    await screen.add('Add New Update').click();
    const dialog = page.getByRole('dialog', { name: 'Add New Update' });
    const title = dialog.getByLabel('Title', { exact: true });
    const save = dialog.getByRole('button', { name: 'Add Update', exact: true });
    const text = dialog.getByRole('textbox', { name: 'Description' });
    await expect(dialog.getByLabel('Date', { exact: true })).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
    // The editor loads after the form and moves the button.
    await expect(text).toBeVisible();
    await save.click();
    await expect(title).toBeFocused();
    await expect(title).toHaveAttribute('aria-invalid', 'true');
    await expect(title).toHaveAccessibleDescription(/Title is required\./);
    await expectFitForAll(page);
    await title.fill(added);
    await text.click();
    await page.keyboard.type('Not one word is lost.');
    await dialog.getByLabel('Upload Image').setInputFiles(picture);
    const uploads: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/upload/image')) uploads.push(request.url());
    });
    const mend = await breakCall(page, '/content/updates', 'refused', 'POST');
    await save.click();
    await expect(dialog.getByRole('alert')).toHaveText('Failed to save update item. Out of order.');
    await expect(title).toHaveValue(added);
    await expect(text).toHaveText('Not one word is lost.');
    await mend();
    const letGo = await holdCall(page, '/content/updates', 'POST');
    await save.dblclick();
    await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    letGo();
    await expect(screen.success('Update item added successfully!')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(screen.add('Add New Update')).toBeFocused();
    expect((await stored()).updates.filter(({ title: name }) => name === added)).toHaveLength(1);
    expect(uploads, 'the picture is sent once').toHaveLength(1);
  });

  await test.step('edit', async () => {
    await search.fill(added);
    await screen.edit(added).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Update' });
    await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue(added);
    await expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveText('Not one word is lost.');
    await expect(dialog.getByText('Current image will be used if no new file is selected.')).toBeVisible();
    await expectFitForAll(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(screen.edit(added)).toBeFocused();
  });

  await test.step('shown on the site', async () => {
    await page.goto('/news');
    await page.getByRole('main').getByRole('link', { name: added }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(added);
    await expect(page.getByText('Not one word is lost.')).toBeVisible();
    const image = page.getByRole('article').locator('img').first();
    await expect(image).toHaveAttribute('src', /^\/uploads\/[0-9a-f]{16}-\d+x\d+/);
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  });
  for (const { _id } of (await stored()).updates) await site.keep('DELETE', `/content/updates/${_id}`);
});

test('items are moved up and down, but not while a search shows a part of the list', async ({ page, site }) => {
  const screen = listScreen(page);
  const shown = async () => (await screen.cards.getByRole('heading', { level: 3 }).allTextContents()).slice(0, 3);
  const stored = async () =>
    (await site.read<{ slides: { title: string }[] }>('/content/hero-slides?limit=3')).slides.map(({ title }) => title);
  await page.goto('/admin/hero-carousel');
  await expect(screen.cards).not.toHaveCount(0);
  const [first = '', second = '', third = ''] = await shown();
  const move = (direction: 'up' | 'down') =>
    page.getByRole('button', { name: `Move ${direction} ${first}`, exact: true });
  await expect(move('up')).toBeDisabled();
  for (const [direction, order] of [
    ['down', [second, first, third]],
    ['up', [first, second, third]],
  ] as const) {
    await move(direction).click();
    await expect(screen.success(`${first} moved ${direction}.`)).toBeVisible();
    expect([await shown(), await stored()]).toEqual([order, order]);
  }
  await screen.search('Search by title...').fill(first);
  await expect(screen.cards).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(0);
});
