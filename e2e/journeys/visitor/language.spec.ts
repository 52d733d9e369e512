import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { started } from '../../fixtures/hydration';
import { expect, test } from '../../fixtures/test';
import { expectInChichewa } from './language';
import { SOME_SCREENS } from './screens';

const lang = (page: Page) => page.locator('html').getAttribute('lang');
const menu = (page: Page, name: string) => page.getByRole('navigation', { name });

test.describe('pages', () => {
  test.use({ waitUntilHydrated: false });

  for (const screen of SOME_SCREENS.filter(({ name }) => ['home', 'update'].includes(name)))
    test(`${screen.name} is in Chichewa before and after its scripts start`, ({ page, site }) =>
      expectInChichewa(page, site, screen));
});

test('the switch, links, Back and reloads stay on the page and in the language', async ({
  page,
  site,
}) => {
  const { slug } = await site.sendOk<{ slug: string }>('POST', '/content/updates?drafts=true', {
    title: `A bridge, ${randomUUID()}`,
    date: '2026-10-01',
    description: '<p>Help us: <a href="/donate">give</a>.</p>',
  });
  await page.goto('/news?page=2');
  const chichewa = page.getByRole('banner').getByRole('link', { name: 'Chichewa' });
  await expect(chichewa).toHaveAttribute('lang', 'ny');
  await chichewa.press('Enter');
  await expect(page).toHaveURL(/\/ny\/news\?page=2$/);
  await started(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await menu(page, 'Mndandanda waukulu').getByRole('link', { name: 'NKHANI ZA ANTHU' }).click();
  await expect(page).toHaveURL(/\/ny\/case-studies$/);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/ny\/case-studies\/[a-z0-9-]+$/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', page.url());
  const english = page.url().replace('/ny/', '/');
  await expect(page.locator('link[hreflang="en"]')).toHaveAttribute('href', english);
  await expect(page.locator('link[hreflang="x-default"]')).toHaveAttribute('href', english);
  await page.goBack();
  await expect(page).toHaveURL(/\/ny\/case-studies$/);
  await page.reload();
  await expect(menu(page, 'Mndandanda waukulu')).toBeVisible();

  // Links in the text of an English item also lead to pages in Chichewa.
  await page.goto(`/ny/updates/${slug}`);
  await page.getByRole('article').getByRole('link', { name: 'give', exact: true }).click();
  await expect(page).toHaveURL(/\/ny\/donate$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/:\d+\/donate$/);
  expect(await lang(page)).toBe('en');
  await page.goto(`/updates/${slug}`);
  await page.getByRole('article').getByRole('link', { name: 'give', exact: true }).click();
  await expect(page).toHaveURL(/:\d+\/donate$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, waitUntilHydrated: false });

  test('an English page rendered after one in Chichewa contains no Chichewa', async ({ page }) => {
    // Uncached pages, so that they are rendered one after the other.
    const words = randomUUID();
    const tagline = page.getByRole('contentinfo').getByText(/^A Christian charity/);
    await page.goto(`/ny/search?q=${words}`);
    await expect(tagline).toHaveAttribute('lang', 'en');
    await page.goto(`/search?q=${words}`);
    await expect(tagline).toBeVisible();
    await expect(tagline).not.toHaveAttribute('lang');
  });
});

test('a form and the calendar are in Chichewa', async ({ page }) => {
  await page.goto('/ny/contact-us');
  const send = page.getByRole('button', { name: 'Tumizani Uthenga' });
  await send.click();
  await expect(page.getByRole('textbox', { name: 'Dzina' })).toHaveAccessibleDescription(
    'Chonde lembani dzina.',
  );
  await page.getByRole('textbox', { name: 'Dzina' }).fill('Ruth');
  await page.getByRole('main').getByRole('textbox', { name: 'Imelo' }).fill('ruth@example.org');
  await page.getByRole('textbox', { name: 'Mutu wa uthenga' }).fill('Moni');
  await page.getByRole('textbox', { name: 'Uthenga', exact: true }).fill('Zikomo');
  await send.click();
  await expect(page.getByRole('main').getByText('Uthenga wanu watumizidwa bwino!')).toBeVisible();

  await page.goto('/ny/events?month=2026-12');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Zochitika Zathu' }),
  ).not.toHaveAttribute('lang');
  await expect(page.getByRole('heading', { level: 2, name: 'Disembala 2026' })).toBeVisible();
  await expect(page.getByRole('columnheader').first()).toHaveAttribute('abbr', 'Lolemba');
  await page.getByRole('link', { name: 'Mwezi wotsatira' }).click();
  await expect(page).toHaveURL(/\/ny\/events\?month=2027-01$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Januwale 2027' })).toBeVisible();
});
