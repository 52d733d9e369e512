import type { Page } from '@playwright/test';
import { holdCall } from '../fixtures/brokenCall';
import { expectFitForAll } from '../fixtures/fitForAll';
import { listScreen } from '../fixtures/listScreen';
import { expect, test } from '../fixtures/test';

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
});

const modal = (page: Page) => page.getByRole('dialog', { name: 'Add New Partner' });
const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'You have changes that are not saved yet. Discard them?' });

/** Opens the modal and types part of a name. */
const begin = async (page: Page) => {
  await listScreen(page).add('Add New Partner').click();
  await modal(page).getByLabel('Name').fill('Half a name');
};

test('a changed modal asks before Escape, a click outside, Close and Cancel close it', async ({ page }) => {
  await page.goto('/admin/partners');
  await begin(page);
  const name = modal(page).getByLabel('Name');
  for (const [number, leave] of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(8, 450),
    () => modal(page).getByRole('button', { name: 'Close' }).click(),
    () => modal(page).getByRole('button', { name: 'Cancel' }).click(),
  ].entries()) {
    await leave();
    await expect(question(page)).toBeVisible();
    if (number === 0) await expectFitForAll(page);
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(name).toHaveValue('Half a name');
  }
  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(modal(page)).toHaveCount(0);
  await expect(listScreen(page).add('Add New Partner')).toBeFocused();
  await listScreen(page).add('Add New Partner').click();
  await expect(modal(page).getByLabel('Name')).toHaveValue('');
  await expect(modal(page).getByText('You have unsaved changes')).toHaveCount(0);
});

test('Back and a reload ask too, in modals and in singleton forms', async ({ page }) => {
  await page.goto('/admin');
  await page.getByRole('navigation').getByRole('link', { name: 'Partners' }).click();
  await begin(page);
  await page.goBack();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL('/admin/partners');
  await expect(modal(page).getByLabel('Name')).toHaveValue('Half a name');

  // The browser's own dialog, whose text a page cannot set.
  const asked = page.waitForEvent('dialog');
  const reloading = page.reload({ timeout: 3000 }).catch(() => undefined);
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await reloading;
  await expect(modal(page).getByLabel('Name')).toHaveValue('Half a name');
  await page.goBack();
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(modal(page)).toHaveCount(0);
  await expect(page).toHaveURL('/admin/partners');
  await page.goBack();
  await expect(page).toHaveURL('/admin');

  await page.getByRole('navigation').getByRole('link', { name: 'Quote' }).click();
  const author = page.getByLabel('Author');
  const before = await author.inputValue();
  await author.fill('Somebody else');
  await page.getByRole('navigation').getByRole('link', { name: 'Logo' }).click();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(author).toHaveValue('Somebody else');
  await page.getByRole('navigation').getByRole('link', { name: 'Logo' }).click();
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL('/admin/logo');
  await page.goto('/admin/quotes');
  await expect(author).toHaveValue(before);
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

test('Back closes a dialog, also on the first page of a visit', async ({ page }) => {
  await page.goto('/admin/partners?search=a');
  await listScreen(page).add('Add New Partner').click();
  await expect(modal(page)).toBeVisible();
  await page.goBack();
  await expect(modal(page)).toHaveCount(0);
  await expect(page).toHaveURL('/admin/partners?search=a');
  await expect(listScreen(page).add('Add New Partner')).toBeFocused();

  await begin(page);
  await page.goBack();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(modal(page).getByLabel('Name')).toHaveValue('Half a name');
  await page.goBack();
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(modal(page)).toHaveCount(0);
  await expect(page).toHaveURL('/admin/partners?search=a');
});

test('Escape aborts a save without an answer; the text stays and the next save stores it', async ({ page, site }) => {
  const { _id } = await site.keep<{ _id: string }>('POST', '/content/updates', { title: 'Held', date: '2026-10-01' });
  await page.goto('/admin/updates?search=Held');
  await listScreen(page).edit('Held').click();
  const dialog = page.getByRole('dialog', { name: 'Edit Update' });
  await dialog.getByLabel('Title').fill('Held and let go');
  const letGo = await holdCall(page, `/content/updates/${_id}`, 'PUT');
  await dialog.getByRole('button', { name: 'Save Update', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(dialog.getByText('Saving was stopped.')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(dialog.getByLabel('Title')).toHaveValue('Held and let go');
  letGo();
  await dialog.getByRole('button', { name: 'Save Update', exact: true }).click();
  await expect(listScreen(page).success('Update item updated successfully!')).toBeVisible();
});
