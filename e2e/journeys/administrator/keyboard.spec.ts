import { tabTo } from '../../fixtures/tabTo';
import { expect, test } from '../../fixtures/test';
import { waitUntilSettled } from '../../fixtures/product/settled';

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
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
