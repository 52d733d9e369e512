import type { Page } from '@playwright/test';
import { breakCall, holdCall } from '../fixtures/brokenCall';
import { expectFitForAll } from '../fixtures/fitForAll';
import { expect, NETWORK_FAILURES, test, type Site } from '../fixtures/test';
import { UNRENDERED } from '../fixtures/unrendered';
import { addressOf, PUBLIC_SCREENS } from '../product/screens';
import { waitUntilSettled } from '../product/settled';
import type { PageStates, Part } from './pageParts';
import { PAGES } from './pageStates';

// The browser asks for the data only of pages that the server did not render.
test.use({ allowedInConsole: NETWORK_FAILURES, extraHTTPHeaders: UNRENDERED });

const main = (page: Page) => page.getByRole('main');
const busy = (page: Page) => main(page).locator('[aria-busy="true"]');
const alerts = (page: Page) => main(page).getByRole('alert');
const failureOf = (page: Page, { failure, quiet }: Part) =>
  main(page)
    .getByRole(quiet ? 'status' : 'alert')
    .filter({ has: page.getByText(failure) });

const expectLoading = async (page: Page, { parts, placesKept = 0, fallbackTitle }: PageStates) => {
  await expect(busy(page)).toHaveCount(parts.length);
  await expect(busy(page).locator('[style*="aspect-ratio"]')).toHaveCount(placesKept);
  await expect(alerts(page)).toHaveCount(0);
  const heading = page.getByRole('heading', { level: 1 });
  await (fallbackTitle ? expect(heading).toHaveText(fallbackTitle) : expect(heading).toHaveCount(1));
};

const expectFailed = async (page: Page, { parts, fallbackTitle }: PageStates) => {
  for (const part of parts) {
    await expect(failureOf(page, part)).toBeVisible();
    await expect(failureOf(page, part).getByRole('button', { name: 'Try again' })).toBeEnabled();
  }
  await expect(alerts(page)).toHaveCount(parts.filter(({ quiet }) => !quiet).length);
  await expect(busy(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  if (!fallbackTitle) return;
  // The hero remains: the fallback title over the default image (docs/product.md 8).
  const banner = main(page).locator('header').first();
  await expect(banner.getByRole('heading', { level: 1 })).toHaveText(fallbackTitle);
  await expect(banner.locator('svg[viewBox="0 0 1200 675"]')).toBeVisible();
  await expect(banner.locator('img')).toHaveCount(0);
};

const expectLoaded = async (page: Page, site: Site, parts: readonly Part[]) => {
  await waitUntilSettled(page);
  await expect(alerts(page)).toHaveCount(0);
  for (const { loaded } of parts) {
    await expect(
      main(page)
        .getByText(await loaded(site.read))
        .first(),
    ).toBeVisible();
  }
};

for (const states of PAGES) {
  const { screen: name, parts } = states;
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
    for (const part of parts.slice(0, 1)) {
      const asked = page.waitForRequest((request) => request.url().includes(part.call.replace('*', '')));
      await failureOf(page, part).getByRole('button', { name: 'Try again' }).click();
      await asked;
      await expect(failureOf(page, part)).toBeVisible();
    }

    // One success refetches the others.
    await mend();
    for (const part of parts.slice(-1))
      // A query that is repeated at this moment mends the part first, and takes the button away.
      await expect(async () => {
        const again = failureOf(page, part).getByRole('button', { name: 'Try again' });
        if ((await again.count()) > 0) await again.click({ timeout: 2000 });
      }).toPass();
    for (const part of parts) await expect(failureOf(page, part)).toHaveCount(0);
    await expectLoaded(page, site, parts);
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
