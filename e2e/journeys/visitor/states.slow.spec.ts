import type { Page } from '@playwright/test';
import { breakCall, holdCall } from '../../fixtures/brokenCall';
import { expectResponsiveAndAccessible } from '../../fixtures/fitForAll';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';
import { addressOf, PUBLIC_SCREENS } from '../../fixtures/product/screens';
import { waitUntilSettled } from '../../fixtures/product/settled';

// The browser requests data only for pages that the server did not render.
test.use({ allowedInConsole: NETWORK_FAILURES, isRendered: false });

const main = (page: Page) => page.getByRole('main');
const busy = (page: Page) => main(page).locator('[aria-busy="true"]');
const alerts = (page: Page) => main(page).getByRole('alert');
/** A failed hero is not announced, because the page works without it. */
const quiet = (page: Page) =>
  main(page).getByRole('status').filter({ hasText: 'Error loading hero' });

/** The pages with content: their number of loading parts, and of picture skeletons. */
const PAGES: Record<string, [parts: number, pictures?: number]> = {
  home: [7, 3 + 3 + 14],
  about: [3, 4],
  'case-studies': [2, 9],
  'case-study': [1, 1],
  'who-we-serve': [2],
  news: [2, 9],
  update: [1, 1],
  events: [2],
  event: [1, 1],
  'use-cases': [2, 9],
  'use-case': [1, 1],
  'contact-us': [2],
  donate: [2],
  mission: [2],
  'get-involved': [1],
  projects: [2, 3],
  project: [1, 1],
  privacy: [1],
  safeguarding: [1],
  accessibility: [1],
  documents: [1],
};

// public-site/test/failures.test.tsx covers the texts of the errors.
for (const screen of PUBLIC_SCREENS) {
  const [parts, pictures = 0] = PAGES[screen.name] ?? [0];
  if (parts === 0) continue;
  test(`${screen.name}: shows loading and error states, and loads on retry`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const restore = await breakCall(page, '/content/**');
    const release = await holdCall(page, '/content/**', 'GET');
    const failures = alerts(page).or(quiet(page));
    const again = failures.getByRole('button', { name: 'Try again' });
    await page.goto(await addressOf(screen, site.getOk));
    await expect(busy(page)).toHaveCount(parts);
    await expect(busy(page).locator('[style*="aspect-ratio"]')).toHaveCount(pictures);
    await expect(failures).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectResponsiveAndAccessible(page);

    release();
    await expect(failures).toHaveCount(parts);
    await expect(again).toHaveCount(parts);
    await expect(busy(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    if ((await quiet(page).count()) > 0) {
      // The hero remains, with the default image (docs/product.md 8).
      const banner = main(page).locator('header').first();
      await expect(banner.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(banner.locator('svg[viewBox="0 0 1200 675"]')).toBeVisible();
      await expect(banner.locator('img')).toHaveCount(0);
    }
    await expectResponsiveAndAccessible(page);

    // Still broken: a retry sends a request and shows the error again.
    const retrying = page.waitForRequest((request) => request.url().includes('/api/content/'));
    await again.first().click();
    await retrying;
    await expect(failures).toHaveCount(parts);

    // One success refetches the others. A query that is being retried hides the button.
    await restore();
    await expect(async () => {
      if ((await again.count()) > 0) await again.last().click({ timeout: 2000 });
    }).toPass();
    await expect(failures).toHaveCount(0);
    await waitUntilSettled(page);
    await expect(failures).toHaveCount(0);
    await expect(
      main(page).getByText(/^No (?!comments).*(configured|available|found)|not configured yet/),
    ).toHaveCount(0);
  });
}

test('an update stays readable when its comments fail to load', async ({ page, site }) => {
  const draft = { title: 'Much spoken of', date: '2026-11-20', description: '<p>Text</p>' };
  const { _id: updateId } = await site.sendOk<{ _id: string }>('POST', '/content/updates', draft);
  const comment = {
    updateId,
    guestName: 'Limbani',
    guestEmail: 'limbani@example.org',
    commentText: 'Well done.',
  };
  await site.send('POST', '/content/comments', { body: comment });
  const restore = await breakCall(page, '/content/comments/update/*');
  await page.goto(`/updates/${updateId}`);
  const failure = alerts(page).filter({
    has: page.getByText('Error: Failed to fetch comments.', { exact: true }),
  });
  await expect(failure).toBeVisible();
  await expect(alerts(page)).toHaveCount(1);
  await expectResponsiveAndAccessible(page);
  await restore();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Comments' }).getByRole('listitem')).toHaveText(
    /Well done\./,
  );
  await expect(alerts(page)).toHaveCount(0);
});

test.describe('rendered pages', () => {
  test.use({ isRendered: true });

  for (const path of [
    ...['updates', 'case-studies', 'use-cases', 'events', 'projects'].map(
      (list) => `/${list}/no-such-thing`,
    ),
    '/no/such/page',
  ]) {
    test(`${path} fits every window`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(404);
      await waitUntilSettled(page);
      await expect(page).toHaveTitle(/ not found \| Lamp of Mercy Trust$/);
      await expect(alerts(page)).toHaveCount(0);
      await expectResponsiveAndAccessible(page);
    });
  }
});
