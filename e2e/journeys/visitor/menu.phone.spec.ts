import { expect, test } from '../../fixtures/test';
import { expectAccessible } from '../../fixtures/accessible';
import { hold } from '../../fixtures/brokenCall';

test('a phone has the menu in a drawer, with every project', async ({ page, site }) => {
  const { projects } = await site.getOk<{ projects: { title: string }[] }>(
    '/content/projects?limit=9999&fields=title',
  );
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Open menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(page.getByRole('banner').getByRole('link', { name: 'WHO WE SERVE' })).toBeHidden();

  await opener.tap();
  await expect(drawer.getByRole('link', { name: 'WHO WE SERVE' })).toBeVisible();
  await expectAccessible(page);
  await drawer.getByText('OUR PROJECTS', { exact: true }).tap();
  for (const { title } of projects)
    await expect(drawer.getByRole('link', { name: title, exact: true })).toBeVisible();
  const all = drawer.getByRole('link', { name: 'View All Projects' });
  await expect(all).toHaveAttribute('href', '/projects');
  await expect(all).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.tap();
  await drawer.getByRole('button', { name: 'Close menu' }).tap();
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.tap();
  await drawer.getByText('ABOUT', { exact: true }).tap();
  await drawer.getByRole('link', { name: 'News & Updates' }).tap();
  await expect(page).toHaveURL('/news');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('the drawer works with the keyboard alone, traps the focus and returns it', async ({
  page,
}) => {
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

  // One full cycle: nothing behind the drawer receives the focus.
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

test.describe('before the scripts start', () => {
  test.use({ waitUntilHydrated: false });

  for (const [where, name] of [
    ['a page', 'WHO WE SERVE'],
    ['a link of a group', 'News & Updates'],
  ] as const) {
    test(`the focus on ${where} in the open drawer stays when they do`, async ({ page }) => {
      const letGo = await hold(page, /\/static\/(?!starter)/);
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'Open menu' }).tap();
      const drawer = page.getByRole('dialog');
      const link = drawer.getByRole('link', { name, exact: true });
      await link.focus();
      letGo();
      await page.waitForFunction(() => 'started' in document.documentElement.dataset);
      await expect(drawer).not.toHaveAttribute('popover');
      await expect(link).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    });
  }
});
