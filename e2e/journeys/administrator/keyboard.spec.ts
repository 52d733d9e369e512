import { scrolledByFocus } from '../../fixtures/scrolledByFocus';
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
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
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
  await tabTo(
    page,
    page.getByRole('navigation').getByRole('button', { name: 'Settings' }),
    'Shift+Tab',
  );
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('navigation').getByRole('link', { name: 'Logo' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/logo');
});

test('focus in the header, the sidebar and the bar of selected messages does not scroll the screen', async ({
  page,
}) => {
  await page.goto('/admin');
  await waitUntilSettled(page);
  await page.evaluate(() => scrollTo(0, 400));
  const menu = page.getByRole('banner').locator('button[aria-haspopup="menu"]');
  for (const close of ['Escape', 'beside'] as const) {
    const place = await menu.boundingBox();
    await page.mouse.click((place?.x ?? 0) + 10, (place?.y ?? 0) + 10);
    await expect(page.getByRole('menuitem', { name: 'Account' })).toBeVisible();
    if (close === 'Escape') await page.keyboard.press(close);
    else await page.mouse.click(700, 500);
    await expect(menu).toBeFocused();
    // The backdrop of a closed menu takes clicks until its transition ends.
    await expect(page.getByRole('menu', { includeHidden: true })).toHaveCount(0);
    expect(await page.evaluate(() => scrollY), close).toBe(400);
  }
  expect(await page.evaluate(scrolledByFocus)).toEqual([]);
  await page.goto('/admin/messages');
  await page.getByRole('checkbox').nth(1).check();
  await expect(page.getByText('1 selected')).toBeVisible();
  expect(await page.evaluate(scrolledByFocus)).toEqual([]);
});
