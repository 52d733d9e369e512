import type { Browser, Page } from '@playwright/test';
import { expectFitForAll } from '../fixtures/fitForAll';
import { expect, test } from '../fixtures/test';

test.use({
  allowedInConsole:
    /Failed to load resource|was preloaded using link preload|Loading chunk|SyntaxError|Unexpected token/,
});

/** The shell's scripts that a visit to the home page asks for. */
const scriptsOf = async (siteUrl: string): Promise<string[]> => {
  const html = await (await fetch(siteUrl)).text();
  const files = [...html.matchAll(/(?:src|href)="(\/static\/[^"]+\.js)"/g)].flatMap(([, file]) => file ?? []);
  expect(files.length).toBeGreaterThan(2);
  return files;
};

/** What every visitor needs when the site does not open: where to call, write and give, and a way to try again. */
const expectEssentials = async (page: Page) => {
  // Ten seconds on a machine that has nothing else to do.
  await expect(page.getByRole('link', { name: '+265 1 000 000' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('link', { name: 'hello@example.org' })).toBeVisible();
  const bank = page.getByRole('region', { name: 'Bank details for gifts' });
  await expect(bank.getByRole('definition')).toHaveText([/Sample Bank/, /Lamp of Mercy Trust/, /0000/, /SAMPLE/]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByText('Loading…')).toBeHidden();
};

const home = (page: Page) => page.getByRole('heading', { name: 'Latest Updates' });

/** Pages of their own that lose scripts at the same time, so that waiting costs the time of one. */
const together = async (browser: Browser, url: string, visits: readonly ((page: Page) => Promise<void>)[]) => {
  const context = await browser.newContext({ baseURL: url });
  await Promise.all(visits.map(async (visit) => visit(await context.newPage())));
  await context.close();
};

test('a script of the shell that is lost once is asked for again by itself', async ({ page, site }) => {
  for (const file of await scriptsOf(site.url)) {
    let lost = 0;
    await page.route(`**${file}`, (route) => (lost++ === 0 ? route.abort() : route.fallback()));
    await page.goto('/');
    await expect(home(page)).toBeVisible();
    expect(lost).toBe(2);
    await page.unrouteAll();
  }
});

test('a script of the shell that is lost for good leaves the essentials, and trying again brings the page', async ({
  page,
  browser,
  site,
}) => {
  const visits = (await scriptsOf(site.url)).map((file) => async (visitor: Page) => {
    await visitor.route(`**${file}`, (route) => route.abort());
    await visitor.goto('/news?page=2');
    await expectEssentials(visitor);
    await visitor.unrouteAll();
    await visitor.getByRole('button', { name: 'Try again' }).click();
    await expect(visitor).toHaveURL('/news?page=2');
    await expect(visitor.getByText('Page 2 of 2')).toBeVisible();
  });
  await together(browser, site.url, visits);
  await page.route('**/static/*.js', (route) => route.abort());
  await page.goto('/');
  await expectEssentials(page);
  await expectFitForAll(page);
});

test('scripts of the shell that hang or are garbage leave the essentials', async ({ browser, site }) => {
  const files = await scriptsOf(site.url);
  const faults = [...files, '/static/*.js'].flatMap((file) => [
    async (page: Page) => {
      await page.route(`**${file}`, () => new Promise(() => undefined));
      await page.goto('/', { waitUntil: 'commit' });
      await expectEssentials(page);
    },
    async (page: Page) => {
      await page.route(`**${file}`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '<!doctype html><title>Sign in to the network</title>' }),
      );
      await page.goto('/');
      await expectEssentials(page);
    },
  ]);
  await together(browser, site.url, faults);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the essentials are there, and links to the main pages', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This site needs JavaScript');
    await expectEssentials(page);
    await expect(page.getByText('P.O. Box')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
    for (const name of ['Support Our Mission', 'News & Updates', 'Contact Us'])
      await expect(page.getByRole('navigation').getByRole('link', { name })).toBeVisible();
  });
});
