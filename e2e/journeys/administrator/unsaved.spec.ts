import type { Page } from '@playwright/test';
import { expectResponsiveAndAccessible } from '../../fixtures/fitForAll';
import { listScreen } from '../../fixtures/listScreen';
import { expect, test } from '../../fixtures/test';

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
});

const modal = (page: Page) => page.getByRole('dialog', { name: 'Add New Partner' });
const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'You have changes that are not saved yet. Discard them?' });

test('closing a changed form must be confirmed', async ({ page }) => {
  // The first page of the session history: Back would leave the site.
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
    if (number === 0) await expectResponsiveAndAccessible(page);
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(name).toHaveValue('Half a name');
  }
  // The browser's own dialog, whose text a page cannot set.
  const asking = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const dialog = await asking;
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
