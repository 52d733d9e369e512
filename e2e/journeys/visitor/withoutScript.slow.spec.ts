import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';
import { addressOf } from '../../fixtures/product/screens';
import { expectRefusedThenSent, PLAIN_FORMS } from './plainForms';
import { expectPlainPage } from './plainPage';
import { OTHER_SCREENS } from './screens';

// The browser logs pages with the status 400 or 404.
test.use({
  javaScriptEnabled: false,
  waitUntilHydrated: false,
  allowedInConsole: NETWORK_FAILURES,
});

for (const screen of [...OTHER_SCREENS, { name: 'not-found', path: '/no/such/page' }])
  test(`${screen.name} can be read without script, and every button does something`, async ({
    page,
    site,
  }) => expectPlainPage(page, await addressOf(screen, site.getOk)));

for (const plain of PLAIN_FORMS)
  test(`the form of ${plain[0]} is rejected without losing its input, and then sent`, ({
    page,
    site,
  }) => expectRefusedThenSent(page, site, plain));

test('every slide is reached by the keyboard without script', async ({ page }) => {
  await page.goto('/');
  const slides = page.getByRole('region', { name: 'Highlights of our work' }).getByRole('group');
  const count = await slides.count();
  expect(count).toBeGreaterThan(1);
  await page.locator('main [data-unscripted]').focus();
  for (let slide = 1; slide < count; slide += 1) {
    await expect(slides.nth(slide)).not.toBeInViewport({ ratio: 0.9 });
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(slides.nth(slide)).toBeInViewport({ ratio: 0.6, timeout: 500 });
    }).toPass();
  }
});

test('the switch and the links of a page in Chichewa work without script', async ({ page }) => {
  await page.goto('/events');
  await page.getByRole('banner').getByRole('link', { name: 'Chichewa' }).click();
  await expect(page).toHaveURL(/\/ny\/events$/);
  await page.goto('/ny/events?month=2026-12');
  await page.getByRole('link', { name: 'Mwezi wotsatira' }).click();
  await expect(page).toHaveURL(/\/ny\/events\?month=2027-01$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Januwale 2027' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Malinki ofulumira' })
    .getByRole('link', { name: 'Perekani' })
    .click();
  await expect(page).toHaveURL(/\/ny\/donate$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/:\d+\/donate$/);
  await page.goto('/ny/search');
  await page.getByRole('searchbox', { name: 'Mukufuna chiyani?' }).fill('perekani');
  await page.getByRole('button', { name: 'Fufuzani' }).click();
  await expect(page).toHaveURL(/\/ny\/search\?q=perekani$/);
  const donate = page
    .getByRole('main')
    .getByRole('link', { name: 'Perekani', exact: true })
    .first();
  await expect(donate).toHaveAttribute('href', '/ny/donate');
  await page.goto('/ny/news?page=99');
  await expect(page).toHaveURL(/\/ny\/news\?page=\d$/);
});
