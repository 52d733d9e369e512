import type { Browser, Page } from '@playwright/test';
import { expectResponsiveAndAccessible } from '../fixtures/fitForAll';
import { expect, test, type Site } from '../fixtures/test';
import { unrendered } from '../fixtures/unrendered';
import { expectEssentials, LOST_SCRIPTS, scriptsOf } from './essentials';

// A rendered page would need no script (visitor/hydration.spec.ts).
test.use({ isRendered: false, allowedInConsole: LOST_SCRIPTS });

/** Maximum time until the essentials show, in ms. */
const WAIT_MAX = 10_000;

/**
 * Checks how long the page waits for its scripts, if it waits, and ends the wait.
 * @returns whether it waited
 */
const endWait = async (page: Page): Promise<boolean> => {
  await expect(page.locator('.late')).toBeAttached();
  const ends = await page.locator('.starting, .late').evaluateAll((parts) =>
    parts.flatMap((part) =>
      part.getAnimations().map((wait) => {
        wait.finish();
        return Number(wait.effect?.getComputedTiming().endTime);
      }),
    ),
  );
  for (const end of ends) expect(end).toBeLessThanOrEqual(WAIT_MAX);
  return ends.length > 0;
};

/** Runs visits in separate pages concurrently, because each waits for a timeout. */
const together = async (
  browser: Browser,
  site: Site,
  visits: readonly ((page: Page) => Promise<void>)[],
) => {
  const context = await browser.newContext({
    baseURL: site.url,
    extraHTTPHeaders: await unrendered(site),
  });
  await Promise.all(visits.map(async (visit) => visit(await context.newPage())));
  await context.close();
};

test('when the scripts of a page in Chichewa are lost, the essentials show in Chichewa', async ({
  page,
}) => {
  await page.route('**/static/*.js', (route) => route.abort());
  await page.goto('/ny/news');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tsambali silinatsegukebe');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ny');
  await expect(page.getByRole('region', { name: 'Momwe mungatipezere' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Nambala za banki zoperekera mphatso' }),
  ).toBeVisible();
  await expect(page.getByText(/Loading…|How to reach|Please/)).toHaveCount(0);
  await expectResponsiveAndAccessible(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Yesaninso' }).click();
  await expect(page).toHaveURL(/\/ny\/news\??$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Nkhani Zatsopano' })).toBeVisible();
});

test('whichever script of the shell is lost, hangs or is no script, the essentials show', async ({
  browser,
  site,
}) => {
  const hang = async (page: Page, file: string) => {
    await page.route(`**${file}`, () => new Promise(() => undefined));
    await page.goto('/', { waitUntil: 'commit' });
  };
  const failures = [...(await scriptsOf(site)), '/static/*.js'].flatMap((file) => [
    async (page: Page) => {
      await hang(page, file);
      expect(await endWait(page)).toBe(true);
      await expectEssentials(page);
    },
    async (page: Page) => {
      await page.route(`**${file}`, (route) => route.abort());
      await page.goto('/');
      await expectEssentials(page);
    },
    async (page: Page) => {
      await page.route(`**${file}`, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: '<!doctype html><title>Sign in to the network</title>',
        }),
      );
      await page.goto('/');
      await endWait(page);
      await expectEssentials(page);
    },
  ]);
  await together(browser, site, failures);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the essentials and links to the main pages show, under /ny in Chichewa', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This site needs JavaScript');
    await expectEssentials(page);
    await expect(page.getByText('P.O. Box')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
    for (const name of ['Support Our Mission', 'News & Updates', 'Contact Us'])
      await expect(page.getByRole('navigation').getByRole('link', { name })).toBeVisible();

    await page.goto('/ny');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Tsambali likufuna JavaScript',
    );
    await expect(page.getByRole('navigation', { name: 'Masamba' }).getByRole('link')).toContainText(
      ['Poyamba', 'Za Lamp of Mercy Trust'],
    );
    await page.getByRole('link', { name: 'Nkhani Zatsopano' }).click();
    await expect(page).toHaveURL(/\/ny\/news$/);
    await expect(page).toHaveTitle(/^Nkhani Zatsopano \| /);
  });
});
