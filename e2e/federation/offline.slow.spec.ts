import type { Page } from '@playwright/test';
import { expectResponsiveAndAccessible } from '../fixtures/fitForAll';
import { untilIdle } from '../fixtures/idle';
import { expect, test } from '../fixtures/test';
import { unrendered } from '../fixtures/unrendered';
import { countLoads, FAILED_PART, UNAVAILABLE } from './errorPage';
import { cachedPages, startStoppable } from './stoppableSite';

test.use({ allowedInConsole: FAILED_PART });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

// Phones can report that they are online although the connection is dead.
test('on a dead connection, a link to an admin screen opens when the connection is back', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await untilIdle(page, () => page.goto('/admin/partners'));
  const partners = page.getByRole('heading', { level: 1, name: 'Manage Partners' });
  await expect(partners).toBeVisible();
  const loads = countLoads(page);
  await page.route('**', (route) => route.abort('internetdisconnected'));

  await page.getByRole('navigation').getByRole('link', { name: 'News' }).click();
  await expect(
    page.getByText('You are offline. This page will open when you are back online.'),
  ).toBeVisible();
  await expect(partners).toBeVisible();

  await page.unrouteAll();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Manage Latest Updates' }),
  ).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('You are offline')).toHaveCount(0);
  expect(loads()).toBe(0);
});

test('every failed part of a page loads when the connection is back', async ({ page, site }) => {
  await page.setExtraHTTPHeaders(await unrendered(site));
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

test('offline, Try again does not reload a failed part, which loads when the connection is back', async ({
  page,
  site,
}) => {
  await page.setExtraHTTPHeaders(await unrendered(site));
  await page.route('**/remotes/public-site/*/mf-manifest.json', (route) => route.abort());
  await page.goto('/donate');
  const failed = page.getByRole('heading', { level: 1, name: UNAVAILABLE });
  await expect(failed).toBeVisible();
  await expectResponsiveAndAccessible(page);
  await page.unrouteAll();
  await page.context().setOffline(true);
  const loads = countLoads(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible();
  await expect(failed).toBeVisible();
  expect(loads()).toBe(0);
  await page.context().setOffline(false);
  await expect(failed).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('while the server is stopped, pages in Chichewa and their notices are in Chichewa', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  const { url, start, stop } = await startStoppable(site.releasesDir);
  const lang = page.locator('html');
  try {
    await page.goto(`${url}/ny/news`);
    await expect
      .poll(() => cachedPages(page))
      .toEqual(expect.arrayContaining(['/ny/news', '/offline.html', '/offline.html?language=ny']));
    await stop();
    await page.goto(`${url}/ny/news`);
    await expect(heading(page, 'Nkhani Zatsopano')).toBeVisible();
    await expect(lang).toHaveAttribute('lang', 'ny');
    await expect(page.locator('#kept')).toHaveText(
      /^Mulibe intaneti\. Ili ndi tsamba monga munaliwerengera pa \d+ [A-Z][a-z]+ \d{4} nthawi ya \d\d:\d\d\.$/,
    );
    const response = await page.goto(`${url}/ny/contact-us`);
    expect(response?.status()).toBe(503);
    await expect(heading(page, 'Mulibe intaneti')).toBeVisible();
    await expect(lang).toHaveAttribute('lang', 'ny');
    await expect(
      page.getByRole('region', { name: 'Nambala za banki zoperekera mphatso' }),
    ).toBeVisible();
    await expectResponsiveAndAccessible(page);
    await page.goto(`${url}/contact-us`);
    await expect(heading(page, 'You are offline')).toBeVisible();

    await start();
    await page.goto(`${url}/ny/contact-us`);
    await expect(heading(page, 'Lumikizanani Nafe')).toBeVisible();
    await stop();
    const form = page.getByRole('main').locator('form');
    for (const [label, text] of Object.entries({
      Dzina: 'Grace',
      'Mutu wa uthenga': 'Moni',
      Uthenga: 'Zikomo',
    }))
      await form.getByLabel(label, { exact: true }).fill(text);
    await form.getByLabel('Imelo').fill('grace@example.org');
    await form.getByRole('button', { name: 'Tumizani Uthenga' }).click();
    await expect(form.getByRole('alert')).toHaveText(
      'Uthenga sunatumizidwe. Zikuoneka kuti mulibe intaneti. Zimene mwalemba zili bwino pano.',
    );
    await expect(
      form.getByRole('status').getByText('Zimene mwalemba zitumizidwa intaneti ikabwerera.'),
    ).toBeVisible();
    await expect(
      page
        .getByRole('status')
        .getByText('Palibe intaneti. Zimene zikusowa zibwera intaneti ikabwerera.'),
    ).toBeVisible();
    await start();
    await expect(
      form.getByRole('status').getByText('Uthenga wanu watumizidwa bwino!'),
    ).toBeVisible();
  } finally {
    await stop();
  }
});
