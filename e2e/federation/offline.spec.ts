import type { Page } from '@playwright/test';
import { expectFitForAll } from '../fixtures/fitForAll';
import { expect, test } from '../fixtures/test';
import { UNRENDERED } from '../fixtures/unrendered';

// The browser, module federation and the router each log missing files with their own messages.
test.use({
  allowedInConsole:
    /Failed to load resource|Federation Runtime|RUNTIME-\d|could not be loaded|was preloaded using link preload/,
});

const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const WILL_OPEN = 'No connection; this page will open when you are back.';
const WILL_LOAD = 'No connection. What is missing will load when you are back.';

/** Ways of going offline: noticed by the browser, or unnoticed as on phones that still report being online. */
const LINES: readonly [string, (page: Page) => Promise<() => Promise<void>>][] = [
  [
    'offline',
    async (page) => {
      await page.context().setOffline(true);
      return () => page.context().setOffline(false);
    },
  ],
  [
    'on a dead line',
    async (page) => {
      await page.route('**', (route) => route.abort('internetdisconnected'));
      return () => page.unrouteAll();
    },
  ],
];

/** Counts how often the document is loaded from now on. */
const countLoads = (page: Page): (() => number) => {
  let loads = 0;
  page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
  return () => loads;
};

for (const [how, cut] of LINES) {
  test(`${how}, a link to a page that was not loaded keeps the current page, and opens when the connection is back`, async ({
    page,
  }) => {
    await page.goto('/news');
    const news = page.getByRole('heading', { level: 1, name: 'News & Updates' });
    await expect(news).toBeVisible();
    await page.waitForLoadState('networkidle');
    const loads = countLoads(page);
    const mend = await cut(page);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Donate' }).click();
    await expect(status(page, WILL_OPEN)).toBeVisible();
    await expect(news).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();

    await mend();
    await expect(page.getByRole('heading', { name: 'Bank details' })).toBeVisible();
    await expect(page).toHaveURL('/donate');
    await expect(page.getByText('No connection')).toHaveCount(0);
    expect(loads()).toBe(0);
  });

  test(`${how}, a link to an admin screen that was not loaded keeps the current one, and opens when the connection is back`, async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    await page.goto('/admin/partners');
    const partners = page.getByRole('heading', { level: 1, name: 'Manage Partners' });
    await expect(partners).toBeVisible();
    await page.waitForLoadState('networkidle');
    const loads = countLoads(page);
    const mend = await cut(page);

    await page.getByRole('navigation').getByRole('link', { name: 'Case Studies' }).click();
    await expect(status(page, WILL_OPEN)).toBeVisible();
    await expect(partners).toBeVisible();

    await mend();
    await expect(page.getByRole('heading', { level: 1, name: 'Manage Case Studies' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText('No connection')).toHaveCount(0);
    expect(loads()).toBe(0);
  });
}

test('offline, a status shows until the connection is back, and then failed requests are repeated', async ({
  page,
}) => {
  await page.goto('/news');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Projects' }).click();
  await expect(page.getByRole('heading', { name: 'Houses above the waterline' })).toBeVisible();
  await page.context().setOffline(true);
  await expect(status(page, WILL_LOAD)).toBeVisible();
  await expectFitForAll(page);

  // Its code is loaded, its content is not.
  await page
    .getByRole('navigation', { name: 'Projects' })
    .or(page.getByRole('main'))
    .getByRole('link', { name: 'Next' })
    .click();
  await expect(page.getByRole('alert')).toContainText('Error: Failed to fetch projects.');
  await expect(status(page, WILL_LOAD)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('No connection')).toHaveCount(0);
});

test('the connection that is back mends every failed part of a page', async ({ page }) => {
  await page.setExtraHTTPHeaders(UNRENDERED);
  await page.route('**/api/content/**', (route) => route.abort('internetdisconnected'));
  await page.goto('/');
  const failed = page.getByRole('main').getByRole('alert');
  await expect(failed.filter({ hasText: 'Failed to fetch latest updates.' })).toBeVisible();
  await expect(failed.filter({ hasText: 'Failed to fetch case studies.' })).toBeVisible();
  await page.context().setOffline(true);
  await page.unrouteAll();
  await page.context().setOffline(false);
  for (const name of ['Latest Updates', 'Case Studies'])
    await expect(page.getByRole('region', { name }).getByRole('article')).toHaveCount(3);
  await expect(failed).toHaveCount(0);
});

test('offline, Try again does not reload a failed part, which loads when the connection is back', async ({ page }) => {
  await page.setExtraHTTPHeaders(UNRENDERED);
  await page.route('**/remotes/public-site/*/mf-manifest.json', (route) => route.abort());
  await page.goto('/donate');
  const failed = page.getByRole('heading', { level: 1, name: 'This part of the site is unavailable' });
  await expect(failed).toBeVisible();
  await expectFitForAll(page);
  await page.unrouteAll();
  await page.context().setOffline(true);
  const loads = countLoads(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(status(page, 'No connection')).toBeVisible();
  await expect(failed).toBeVisible();
  expect(loads()).toBe(0);
  await page.context().setOffline(false);
  await expect(failed).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
