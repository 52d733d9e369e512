import { expectFitForAll } from '../fixtures/fitForAll';
import { expect, NETWORK_FAILURES, test } from '../fixtures/test';
import { PUBLIC_SCREENS } from '../product/screens';
import { waitUntilSettled } from '../product/settled';
import { PAGES } from './pageStates';

test.use({ content: 'none' });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const { screen, parts, fallbackTitle } of PAGES.filter((page) => !page.missing)) {
  test(`${screen}: shows its empty states`, async ({ page }) => {
    const path = PUBLIC_SCREENS.find(({ name }) => name === screen)?.path;
    if (typeof path !== 'string') throw new Error(`'${screen}' has no address of its own.`);
    await page.goto(path);
    await waitUntilSettled(page);
    const main = page.getByRole('main');
    for (const { empty } of parts) {
      if (empty) await expect(main.getByText(empty, { exact: true })).toBeVisible();
    }
    if (fallbackTitle) await expect(page.getByRole('heading', { level: 1 })).toHaveText(fallbackTitle);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: /^Pages of/ })).toHaveCount(0);
    await expect(main.getByText('Our Partners')).toHaveCount(0);
    await expectFitForAll(page);
  });
}

test.describe('missing items', () => {
  // Chromium logs the 404 of the page and of the call for the item.
  test.use({ allowedInConsole: NETWORK_FAILURES });

  for (const { screen, missing } of PAGES) {
    if (!missing) continue;
    test(`${screen}: shows that the item does not exist`, async ({ page }) => {
      expect((await page.goto(missing.address))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: missing.text, exact: true })).toBeVisible();
      await waitUntilSettled(page);
      await expect(page.getByText('Failed to fetch')).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page).toHaveTitle(`${missing.text.replace(/\.$/, '')} | Lamp of Mercy Trust`);
      await expectFitForAll(page);
    });
  }
});

test('without stored contact details the configured ones show, and there is no social badge', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: '+265 1 000 000' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'hello@example.org' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Social links' })).toHaveCount(0);
});
