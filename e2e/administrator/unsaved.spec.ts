import type { Page } from '@playwright/test';
import { expectFitForAll } from '../fixtures/fitForAll';
import { listScreen } from '../fixtures/listScreen';
import { expect, test } from '../fixtures/test';

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
});

const modal = (page: Page) => page.getByRole('dialog', { name: 'Add New Partner' });
const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'You have changes that are not saved yet. Discard them?' });

test('a changed form asks before Escape, a click outside, Close, Cancel, Back and a reload close it', async ({
  page,
}) => {
  // The first page of a visit: Back would leave the site.
  await page.goto('/admin/partners?search=a');
  const add = listScreen(page).add('Add New Partner');
  await add.click();
  await expect(modal(page)).toBeVisible();
  await page.goBack();
  await expect(modal(page)).toHaveCount(0);
  await expect(page).toHaveURL('/admin/partners?search=a');
  await expect(add).toBeFocused();

  await add.click();
  const name = modal(page).getByLabel('Name');
  await name.fill('Half a name');
  for (const [number, leave] of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(8, 450),
    () => modal(page).getByRole('button', { name: 'Close' }).click(),
    () => modal(page).getByRole('button', { name: 'Cancel' }).click(),
    () => page.goBack(),
  ].entries()) {
    await leave();
    await expect(question(page)).toBeVisible();
    if (number === 0) await expectFitForAll(page);
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(name).toHaveValue('Half a name');
  }
  // The browser's own dialog, whose text a page cannot set.
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(name).toHaveValue('Half a name');
  await page.goBack();
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(modal(page)).toHaveCount(0);
  await expect(page).toHaveURL('/admin/partners?search=a');
  await add.click();
  await expect(name).toHaveValue('');
  await expect(modal(page).getByText('You have unsaved changes')).toHaveCount(0);
});

test('unsaved text of a closed tab is offered for restoring', async ({ page, context, site }) => {
  await page.goto('/admin/updates');
  await listScreen(page).add('Add New Update').click();
  const dialog = page.getByRole('dialog', { name: 'Add New Update' });
  await dialog.getByLabel('Title').fill('Written before the power cut');
  await dialog.getByRole('textbox', { name: 'Description' }).click();
  await page.keyboard.type('All of it comes back.');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage)), { message: 'kept in the browser' })
    .toContain('All of it comes back.');
  await page.close();

  const later = await context.newPage();
  await later.goto('/admin/updates');
  await listScreen(later).add('Add New Update').click();
  const again = later.getByRole('dialog', { name: 'Add New Update' });
  await expect(
    again.getByRole('status').filter({ hasText: /You have unsaved changes from (today|yesterday), \d\d:\d\d\./ }),
  ).toBeVisible();
  await expect(again.getByLabel('Title')).toHaveValue('');
  await expectFitForAll(later);
  await again.getByRole('button', { name: 'Restore' }).click();
  await expect(again.getByLabel('Title')).toHaveValue('Written before the power cut');
  await expect(again.getByRole('textbox', { name: 'Description' })).toHaveText('All of it comes back.');
  await again.getByRole('button', { name: 'Add Update', exact: true }).click();
  await expect(listScreen(later).success('Update item added successfully!')).toBeVisible();
  const { updates } = await site.read<{ updates: { description: string }[] }>(
    '/content/updates?search=Written before the power cut',
  );
  expect(updates).toMatchObject([{ description: '<p>All of it comes back.</p>' }]);
  await listScreen(later).add('Add New Update').click();
  await expect(again.getByLabel('Title')).toHaveValue('');
  await expect(again.getByText('You have unsaved changes')).toHaveCount(0);
});
