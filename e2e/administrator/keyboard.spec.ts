import type { Locator, Page } from '@playwright/test';
import { listScreen } from '../fixtures/listScreen';
import { expect, test } from '../fixtures/test';
import { waitUntilSettled } from '../product/settled';

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
});

/** Presses Tab until the target has the focus, at most forty times. */
const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
  for (let pressed = 0; pressed < 40; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
};

test('a case study is added, found, changed and deleted without a mouse', async ({ page, site }) => {
  const screen = listScreen(page);
  await page.goto('/admin/case-studies');
  await waitUntilSettled(page);
  const add = screen.add('Add New Case Study');
  await add.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add New Case Study' });
  await expect(dialog.getByRole('textbox', { name: 'Content' })).toBeVisible();

  // The focus is in the dialog and stays there in both directions.
  const holdsFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
  expect(await holdsFocus()).toBe(true);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let pressed = 0; pressed < 16; pressed += 1) {
      await page.keyboard.press(key);
      expect(await holdsFocus(), `after ${key}`).toBe(true);
    }
  }

  await tabTo(page, dialog.getByLabel('Title'));
  await page.keyboard.type('Hands only');
  // The toolbar is one tab stop; the arrow keys move within it.
  const bold = dialog.getByRole('button', { name: 'Bold' });
  await tabTo(page, dialog.getByRole('combobox', { name: 'Paragraph style' }));
  await page.keyboard.press('ArrowRight');
  await expect(bold).toBeFocused();
  const text = dialog.getByRole('textbox', { name: 'Content' });
  await tabTo(page, text);
  await page.keyboard.type('Written by keys.');
  await tabTo(page, dialog.getByLabel('Category'));
  await page.keyboard.type('Spiritual');
  await expect(dialog.getByLabel('Category')).toHaveValue('Spiritual Outreach');
  await tabTo(page, dialog.getByRole('button', { name: 'Add Case Study' }));
  await page.keyboard.press('Enter');
  await expect(screen.success('Case study added successfully!')).toBeVisible();
  await expect(add).toBeFocused();

  await tabTo(page, screen.search('Search by title...'));
  await page.keyboard.type('Hands only');
  await expect(screen.cards).toHaveCount(1);
  await tabTo(page, screen.view('Grid view'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(screen.view('List view')).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, screen.edit('Hands only'));
  await page.keyboard.press('Enter');
  const editing = page.getByRole('dialog', { name: 'Edit Case Study' });
  await tabTo(page, editing.getByLabel('Title'));
  await page.keyboard.press('End');
  await page.keyboard.type(', no mouse');
  await page.keyboard.press('Enter');
  await expect(screen.success('Case study updated successfully!')).toBeVisible();
  await expect(screen.edit('Hands only, no mouse')).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(screen.remove('Hands only, no mouse')).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this case study?');
  expect(await question.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await tabTo(page, question.getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Enter');
  await expect(screen.success('Case study deleted successfully!')).toBeVisible();
  const { totalItems } = await site.read<{ totalItems: number }>('/content/case-studies?search=Hands only');
  expect(totalItems).toBe(0);
});

test('the sidebar, the user menu and a message work with the keyboard', async ({ page }) => {
  await page.goto('/admin/messages');
  await waitUntilSettled(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  const menu = page.getByRole('banner').locator('button[aria-haspopup="menu"]');
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Profile Settings' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Account' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();

  const view = page.getByRole('button', { name: /^View message/ }).first();
  await tabTo(page, view);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'View Message' });
  await tabTo(page, dialog.getByRole('button', { name: /^Mark as/ }));
  await tabTo(page, dialog.getByRole('link', { name: 'Reply' }));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(view).toBeFocused();

  const sidebar = page.locator('[data-state]').first();
  await page.getByRole('button', { name: 'Toggle sidebar' }).focus();
  await page.keyboard.press('Space');
  await expect(sidebar).toHaveAttribute('data-state', 'minimized');
  await tabTo(page, page.getByRole('navigation').getByRole('button', { name: 'Settings' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('navigation').getByRole('link', { name: 'Logo' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/logo');
});
