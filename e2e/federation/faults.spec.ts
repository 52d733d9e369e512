import type { Page } from '@playwright/test';
import { OWN_RELEASES, putReleasesBack } from '../fixtures/ownReleases';
import { expect, test } from '../fixtures/test';
import { countLoads, FAILED_PART, heading, NOT_LOADED, tryAgain, UNAVAILABLE } from './errorPage';
import { expectContained, hideFiles, tamperWithPages } from './brokenRelease';

test.use({
  ...OWN_RELEASES,
  // A rendered page would stay readable without the remote's files.
  isRendered: false,
  allowedInConsole: FAILED_PART,
});
putReleasesBack();

test('without the public site the shell shows an error until it is back', async ({
  page,
  site,
}) => {
  const putBack = await hideFiles(site, 'public-site');
  await page.goto('/');
  await expect(heading(page)).toHaveText(UNAVAILABLE);
  // Contact details and donations are still shown.
  await expect(page.getByRole('link', { name: '+265 1 000 000' })).toBeVisible();
  const bank = page.getByRole('region', { name: 'Bank details for gifts' });
  await expect(bank.getByRole('definition')).toHaveText([
    /Sample Bank/,
    /Lamp of Mercy Trust/,
    /0000/,
    /SAMPLE/,
  ]);

  // The Chichewa texts are the shell's own.
  await page.goto('/ny/news');
  await expect(heading(page)).toHaveText('Gawo ili silikupezeka');
  await expect(page.getByText('Silinatseguke. Chonde onani intaneti yanu.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Momwe mungatipezere' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pitani ku tsamba loyamba' })).toHaveAttribute(
    'href',
    '/ny',
  );

  await page.goto('/admin/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();

  await page.goto('/news');
  await expect(heading(page)).toHaveText(UNAVAILABLE);
  await tryAgain(page);
  await expect(heading(page)).toHaveText(UNAVAILABLE);
  await putBack();
  await tryAgain(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('pages that were tampered with do not run, and the previous version loads', async ({
  page,
  site,
}) => {
  const defect = { part: 'public-site', files: tamperWithPages, shown: NOT_LOADED } as const;
  await expectContained(page, site, '9.1.0-tampered', defect);
});

test("a page's file is requested again when it fails, and reloads the page when it is gone", async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Latest Updates' })).toBeVisible();
  const files = '**/remotes/public-site/*/static/*.js';
  let lost = 0;
  await page.route(files, (route) => (lost++ === 0 ? route.abort() : route.fallback()));
  await page.getByRole('main').getByRole('link', { name: 'All news' }).click();
  await expect(page).toHaveURL('/news');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(lost).toBeGreaterThan(1);
  await page.unrouteAll();

  const loads = countLoads(page);
  const gone = new Set<string>();
  await page.route(files, (route) => {
    const { pathname } = new URL(route.request().url());
    if (loads() === 0) gone.add(pathname);
    return gone.has(pathname) ? route.abort() : route.fallback();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Donate' }).click();
  await expect.poll(loads).toBe(1);
  await expect(heading(page)).toHaveText(NOT_LOADED);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(loads()).toBe(1);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Bank details' })).toBeVisible();
});

/** Lets the browser get updates that React cannot render. */
const breakUpdates = (page: Page) =>
  page.route('**/api/content/updates?*', async (route) => {
    const response = await route.fetch();
    const { updates, ...rest } = (await response.json()) as { updates: object[] };
    const broken = updates.map((update) => ({ ...update, title: { text: 'broken on purpose' } }));
    await route.fulfill({ response, json: { updates: broken, ...rest } });
  });

test.describe('on a rendered page', () => {
  test.use({ isRendered: true });

  test('when the next page throws, the bank details show', async ({ page }) => {
    await page.goto('/who-we-serve');
    await breakUpdates(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'News & Updates' }).click();
    await expect(heading(page)).toHaveText('Something went wrong on this page');
    const bank = page.getByRole('region', { name: 'Bank details for gifts' });
    await expect(bank.getByRole('definition').first()).toHaveText(/Sample Bank/);
  });
});

test('a page that throws while rendering: header, menu and footer still link to other pages', async ({
  page,
}) => {
  await breakUpdates(page);
  await page.goto('/news');
  await expect(heading(page)).toHaveText('Something went wrong on this page');
  await expect(page.getByText('The rest of the site still works.')).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'WHO WE SERVE' })
    .click();
  await expect(heading(page)).toHaveText('Who We Serve');
});
