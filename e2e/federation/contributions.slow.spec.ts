import type { Page } from '@playwright/test';
import { OWN_RELEASES } from '../fixtures/ownReleases';
import { readRegistry, writeRegistry, type Registry } from '../fixtures/liveRegistry';
import { expect, NETWORK_FAILURES, test } from '../fixtures/test';
import { releaseContributingShop } from './contributingShop';
import { visitorsWithErrors } from './visitorsWithErrors';

test.use(OWN_RELEASES);

// Each worker has its own site and releases, shared by all spec files.
let asItWas: Registry;
test.beforeAll(async ({ site }) => {
  test.setTimeout(180_000);
  asItWas = readRegistry(site);
  await releaseContributingShop(site);
});
test.afterAll(({ site }) => writeRegistry(site, asItWas));

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const labels = (page: Page) =>
  menu(page)
    .locator(':scope > a')
    .evaluateAll((links) => links.map((link) => link.ariaLabel ?? link.textContent));
const OWN_ENTRIES = ['HOME', 'CASE STUDIES', 'WHO WE SERVE'];

test('a new remote appears in the menu, and its entry opens its page', async ({ page, site }) => {
  const html = await (await fetch(`${site.url}/about`)).text();
  expect(html).toMatch(/<a [^>]*href="\/shop"[^>]*>Shop</);
  await page.goto('/about');
  expect(await labels(page)).toEqual([...OWN_ENTRIES, 'Shop', 'Search', 'DONATE']);
  await expect(
    page
      .getByRole('navigation', { name: 'Quick links' })
      .getByRole('link', { name: 'Terms of the shop' }),
  ).toHaveAttribute('href', '/shop/terms');

  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: 'Vouchers' })).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await drawer.getByRole('link', { name: 'Shop' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await expect(page.locator('html[data-same-document]')).toBeAttached();
});

test.describe('a broken widget', () => {
  test.use({ allowedInConsole: /broken on purpose/ });

  test('disappears and is reported; the others of its slot work', async ({
    page,
    site,
    signIn,
  }) => {
    await signIn(page);
    await page.goto('/');
    const slot = page.locator('[data-slot="home.beforeFooter"]');
    expect(await slot.evaluate(({ style }) => style.minHeight)).toBe('300px');
    await slot.scrollIntoViewIfNeeded();
    const seen = slot.getByRole('button', { name: 'Seen 0 times' });
    await seen.click();
    await expect(slot.getByRole('button', { name: 'Seen 1 times' })).toBeVisible();
    await expect(slot).toHaveText(/^Baskets from Dedza/);
    await expect.poll(() => slot.evaluate(({ style }) => style.minHeight)).toBe('');
    await expect(page.getByRole('heading', { name: 'Our Partners' })).toBeVisible();

    await menu(page).getByRole('link', { name: 'WHO WE SERVE' }).click();
    await expect(slot).toHaveCount(0);
    await page.goBack();
    await expect(slot.getByText('Baskets from Dedza')).toBeVisible();

    await expect.poll(() => visitorsWithErrors(site, 'shop')).toBeGreaterThan(0);

    const { updates } = await site.getOk<{ updates: { _id: string; title: string }[] }>(
      '/content/updates?limit=1',
    );
    await page.goto(`/updates/${updates[0]?._id}`);
    const below = page.locator('[data-slot="update.afterText"]');
    await below.getByRole('button', { name: 'Give a basket' }).click();
    await expect(below).toBeEmpty();
    await expect(page.getByRole('heading', { level: 1, name: updates[0]?.title })).toBeVisible();
  });
});

test('the administrator has its links, tiles and widgets after those of the site', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.goto('/admin');
  const sidebar = page.getByRole('navigation', { name: 'Administration' });
  await expect(sidebar.getByRole('list').last().getByRole('link')).toHaveAccessibleName('Orders');
  await expect(sidebar.getByRole('link', { name: 'Orders' })).toHaveAttribute(
    'href',
    '/shop/orders',
  );
  const tiles = page.getByRole('region', { name: 'Content areas' }).getByRole('listitem');
  await expect(tiles.last()).toHaveText('7 Open orders');
  await expect(tiles.last().getByRole('link')).toHaveAttribute('href', '/shop/orders');
  await expect(page.getByText('Sales of this week')).toBeVisible();
});

test.describe('a remote that is switched off', () => {
  // The notice has the status 503.
  test.use({ allowedInConsole: NETWORK_FAILURES });

  test('is closed, also in an open tab, and comes back without a release', async ({
    page,
    site,
  }) => {
    const switchTo = (on: boolean) => site.sendOk('POST', '/releases/shop/switches', { on });
    await page.goto('/about');
    await switchTo(false);
    // An open tab loads the page from the server.
    await menu(page).getByRole('link', { name: 'Shop' }).click();
    await expect(page.getByText('This part of the website is closed at the moment.')).toBeVisible();
    await expect(page).toHaveURL(/\/shop$/);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await labels(page)).toEqual([...OWN_ENTRIES, 'Search', 'DONATE']);
    expect((await page.reload())?.status()).toBe(503);
    await page.getByRole('link', { name: 'WHO WE SERVE' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Who We Serve' })).toBeVisible();

    await switchTo(true);
    expect((await page.goto('/shop'))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  });
});
