import { expect, test } from '../fixtures/test';

test('the drawer works with the keyboard alone, traps the focus and returns it', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Open menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(drawer.getByRole('link', { name: 'HOME' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(drawer.getByRole('button', { name: 'ABOUT' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(drawer.getByRole('link', { name: 'About Us' })).toBeFocused();

  // One full round: nothing behind the drawer receives the focus.
  const stops = await drawer.getByRole('link').or(drawer.getByRole('button')).count();
  for (let press = 0; press <= stops + 1; press += 1) {
    await page.keyboard.press('Tab');
    const isBehind = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(isBehind, `after ${press + 1} further presses of Tab`).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});
