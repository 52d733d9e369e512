import { breakCall } from '../../fixtures/brokenCall';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';

test.use({ allowedInConsole: NETWORK_FAILURES });

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
});

test("the dashboard greets by the time of day in the browser's time zone", async ({ page }) => {
  // In New York's time zone (playwright.config.ts).
  await page.clock.setFixedTime('2026-11-21T05:00:00-05:00');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good morning/);
});

test('next events that failed to load can be requested again next to the tiles', async ({
  page,
  site,
}) => {
  const restore = await breakCall(page, '/content/upcoming-events');
  await page.goto('/admin');
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to fetch upcoming events.' });
  await expect(failure).toBeVisible();
  const tiles = page.getByRole('region', { name: 'Content areas' });
  await expect(tiles.getByRole('link')).not.toHaveCount(0);
  await restore();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toHaveCount(0);
  const upcoming = page.getByRole('region', { name: 'Upcoming Events' });
  const events = await site.getOk<{ title: string }[]>('/content/upcoming-events?limit=5');
  await expect(upcoming.getByRole('heading', { level: 3 })).toHaveText(
    events.map(({ title }) => title),
  );
});
