import { breakCall, holdCall } from '../fixtures/brokenCall';
import { answer, listScreen } from '../fixtures/listScreen';
import { expect, NETWORK_FAILURES, test } from '../fixtures/test';

test.use({ allowedInConsole: NETWORK_FAILURES });

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
});

for (const { path, call, words } of [
  { path: 'hero-carousel', call: 'hero-slides', words: 'Failed to fetch hero slides.' },
  { path: 'updates', call: 'updates', words: 'Failed to fetch latest updates.' },
  { path: 'partners', call: 'partners', words: 'Failed to fetch partners.' },
]) {
  test(`/admin/${path} says '${words}' and tries again`, async ({ page }) => {
    const screen = listScreen(page);
    const mend = await breakCall(page, `/content/${call}`);
    await page.goto(`/admin/${path}`);
    await expect(screen.failure(words)).toBeVisible();
    await expect(screen.cards).toHaveCount(0);
    await mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(screen.cards.first()).toBeVisible();
    await expect(screen.failure(words)).toHaveCount(0);
  });
}

test('a failed save keeps every word, and can be sent again', async ({ page, site }) => {
  const screen = listScreen(page);
  await page.goto('/admin/updates');
  const mend = await breakCall(page, '/content/updates', 'refused', 'POST');
  await screen.add('Add New Update').click();
  const dialog = page.getByRole('dialog', { name: 'Add New Update' });
  await dialog.getByLabel('Title').fill('Kept through a failure');
  await dialog.getByRole('textbox', { name: 'Description' }).click();
  await page.keyboard.type('Not one word is lost.');
  await dialog.getByRole('button', { name: 'Add Update', exact: true }).click();
  await expect(dialog.getByText('Failed to save update item. Out of order.')).toBeVisible();
  await expect(screen.failure('Failed to save update item.')).toHaveCount(1);
  await expect(dialog.getByLabel('Title')).toHaveValue('Kept through a failure');
  await expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveText('Not one word is lost.');

  await mend();
  await dialog.getByRole('button', { name: 'Add Update', exact: true }).click();
  await expect(screen.success('Update item added successfully!')).toBeVisible();
  const found = await site.read<{ totalItems: number }>('/content/updates?search=Kept through a failure');
  expect(found.totalItems).toBe(1);
});

test("what the server refuses in a field stands beside that field's name", async ({ page }) => {
  const screen = listScreen(page);
  await page.goto('/admin/updates');
  await screen.add('Add New Update').click();
  const dialog = page.getByRole('dialog', { name: 'Add New Update' });
  await dialog.getByRole('button', { name: 'Add Update', exact: true }).click();
  await expect(dialog.getByLabel('Title')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel('Title')).toHaveAccessibleDescription(/Title is required\./);
  await expect(dialog.getByLabel('Title')).toBeFocused();
});

test('a failed deletion says so and keeps the item', async ({ page, site }) => {
  await site.keep('POST', '/content/updates', { title: 'Hard to remove', date: '2026-11-21' });
  const screen = listScreen(page);
  await page.goto('/admin/updates?search=Hard to remove');
  await breakCall(page, '/content/updates/*', 'refused', 'DELETE');
  await screen.remove('Hard to remove').click();
  await answer(page, 'Are you sure you want to delete this update item?', 'Delete');
  await expect(screen.failure('Failed to delete update item.')).toBeVisible();
  await expect(screen.card('Hard to remove')).toBeVisible();
});

test('while it saves, the button says so and cannot be pressed twice', async ({ page, site }) => {
  const screen = listScreen(page);
  await page.goto('/admin/updates');
  await screen.add('Add New Update').click();
  const dialog = page.getByRole('dialog', { name: 'Add New Update' });
  await dialog.getByLabel('Title').fill('Sent once');
  const letGo = await holdCall(page, '/content/updates', 'POST');
  await dialog.getByRole('button', { name: 'Add Update', exact: true }).dblclick();
  await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  letGo();
  await expect(screen.success('Update item added successfully!')).toBeVisible();
  expect((await site.read<{ totalItems: number }>('/content/updates?search=Sent once')).totalItems).toBe(1);
});
