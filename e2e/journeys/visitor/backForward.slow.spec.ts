import type { Page } from '@playwright/test';
import { untilIdle } from '../../fixtures/idle';
import { browserOptions } from '../../fixtures/product/browser';
import { addressOf, PUBLIC_SCREENS } from '../../fixtures/product/screens';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';

test.use({
  launchOptions: { ...browserOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

/**
 * Navigates away and back.
 * @returns why the page was not in the back/forward cache, as far as the page is the cause
 */
const reasonsAfterReturn = async (page: Page): Promise<string[]> => {
  const { pathname } = new URL(page.url());
  await page.goto('/robots.txt');
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => new URL(page.url()).pathname).toBe(pathname);
  await page.waitForFunction(() => document.readyState === 'complete');
  const reasons = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: { reasons: { reason: string }[] } | null;
    })[];
    return (entry?.notRestoredReasons?.reasons ?? []).map(({ reason }) => reason);
  });
  // A browser without this cache, such as the headless shell, gives a reason unrelated to the page.
  return reasons.filter((reason) => reason !== 'masked');
};

test('every page can enter the back/forward cache', async ({ page, site }) => {
  test.setTimeout(180_000);
  for (const screen of PUBLIC_SCREENS.filter(({ name }) => name !== 'not-found')) {
    const path = await addressOf(screen, site.getOk);
    await untilIdle(page, () => page.goto(path));
    expect.soft(await reasonsAfterReturn(page), screen.name).toEqual([]);
  }
});

test.describe('a missing page', () => {
  test.use({ allowedInConsole: NETWORK_FAILURES });

  test('is not in the back/forward cache, for the expected reason', async ({ page }) => {
    await page.goto('/no/such/page');
    expect(await reasonsAfterReturn(page)).toEqual(['response-status-not-ok']);
  });
});
