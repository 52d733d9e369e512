import type { Page } from '@playwright/test';
import { breakCall, holdCall } from '../../fixtures/brokenCall';
import { expectFitForAll } from '../../fixtures/fitForAll';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';
import { UNRENDERED } from '../../fixtures/unrendered';
import { addressOf, PUBLIC_SCREENS } from '../../fixtures/product/screens';
import { waitUntilSettled } from '../../fixtures/product/settled';
import { isQuiet, PAGES, type PageStates } from './pageStates';

// The browser asks for the data only of pages that the server did not render.
test.use({ allowedInConsole: NETWORK_FAILURES, extraHTTPHeaders: UNRENDERED });

const main = (page: Page) => page.getByRole('main');
const busy = (page: Page) => main(page).locator('[aria-busy="true"]');
const alerts = (page: Page) => main(page).getByRole('alert');
const failed = (page: Page, failure: string) =>
  main(page)
    .getByRole(isQuiet(failure) ? 'status' : 'alert')
    .filter({ has: page.getByText(failure) });
const again = (page: Page, failure: string) => failed(page, failure).getByRole('button', { name: 'Try again' });

const expectLoading = async (page: Page, { failures, places = 0 }: PageStates) => {
  await expect(busy(page)).toHaveCount(failures.length);
  await expect(busy(page).locator('[style*="aspect-ratio"]')).toHaveCount(places);
  await expect(alerts(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
};

const expectFailed = async (page: Page, { failures }: PageStates) => {
  for (const failure of failures) {
    await expect(failed(page, failure)).toBeVisible();
    await expect(again(page, failure)).toBeEnabled();
  }
  await expect(alerts(page)).toHaveCount(failures.filter((failure) => !isQuiet(failure)).length);
  await expect(busy(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  if (!failures.some(isQuiet)) return;
  // The hero remains, with the default image (docs/product.md 8).
  const banner = main(page).locator('header').first();
  await expect(banner.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner.locator('svg[viewBox="0 0 1200 675"]')).toBeVisible();
  await expect(banner.locator('img')).toHaveCount(0);
};

for (const states of PAGES) {
  const { screen: name, failures } = states;
  test(`${name}: shows loading and error states, and loads on retry`, async ({ page, site }) => {
    const screen = PUBLIC_SCREENS.find((one) => one.name === name);
    if (!screen) throw new Error(`There is no screen '${name}'.`);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const mend = await breakCall(page, '/content/**');
    const answer = await holdCall(page, '/content/**', 'GET');
    await page.goto(await addressOf(screen, site.read));

    await expectLoading(page, states);
    await expectFitForAll(page);

    answer();
    await expectFailed(page, states);
    await expectFitForAll(page);

    // Still broken: a retry sends a request and shows the error again.
    const asked = page.waitForRequest((request) => request.url().includes('/api/content/'));
    await again(page, failures[0] ?? '').click();
    await asked;
    await expect(failed(page, failures[0] ?? '')).toBeVisible();

    // One success refetches the others. A query that is repeated at this moment takes the button away.
    await mend();
    const last = again(page, failures.at(-1) ?? '');
    await expect(async () => {
      if ((await last.count()) > 0) await last.click({ timeout: 2000 });
    }).toPass();
    for (const failure of failures) await expect(failed(page, failure)).toHaveCount(0);
    await waitUntilSettled(page);
    await expect(alerts(page)).toHaveCount(0);
    await expect(main(page).getByText(/^No (?!comments).*(configured|available|found)|not configured yet/)).toHaveCount(
      0,
    );
  });
}

test('an update stays readable when its comments fail to load', async ({ page, site }) => {
  const draft = { title: 'Much spoken of', date: '2026-11-20', description: '<p>Text</p>' };
  const { _id: updateId } = await site.keep<{ _id: string }>('POST', '/content/updates', draft);
  const comment = { updateId, guestName: 'Limbani', guestEmail: 'limbani@example.org', commentText: 'Well done.' };
  await site.send('POST', '/content/comments', { body: comment });
  const mend = await breakCall(page, '/content/comments/update/*');
  await page.goto(`/updates/${updateId}`);
  const failure = alerts(page).filter({ has: page.getByText('Error: Failed to fetch comments.', { exact: true }) });
  await expect(failure).toBeVisible();
  await expect(alerts(page)).toHaveCount(1);
  await expectFitForAll(page);
  await mend();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Comments' }).getByRole('listitem')).toHaveText(/Well done\./);
  await expect(alerts(page)).toHaveCount(0);
});

test.describe('rendered pages', () => {
  test.use({ extraHTTPHeaders: {} });

  for (const address of [
    ...['updates', 'case-studies', 'use-cases', 'events', 'projects'].map((list) => `/${list}/no-such-thing`),
    '/no/such/page',
  ]) {
    test(`${address} fits every window`, async ({ page }) => {
      expect((await page.goto(address))?.status()).toBe(404);
      await waitUntilSettled(page);
      await expect(page).toHaveTitle(/ not found \| Lamp of Mercy Trust$/);
      await expect(alerts(page)).toHaveCount(0);
      await expectFitForAll(page);
    });
  }
});
