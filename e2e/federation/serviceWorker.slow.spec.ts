import type { Page } from '@playwright/test';
import { OWN_RELEASES, putReleasesBack } from '../fixtures/ownReleases';
import { expect, NETWORK_FAILURES, test } from '../fixtures/test';
import { releaseAgain } from './releasedAgain';
import { cachedPages, startStoppable } from './stoppableSite';

// A stopped server causes console errors.
test.use({ ...OWN_RELEASES, allowedInConsole: NETWORK_FAILURES });
putReleasesBack();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('with the service worker, a release shows at once, and the server removes the worker', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  const stoppable = await startStoppable(site.releasesDir);
  const { url, start, stop } = stoppable;
  // On a busy machine the worker can treat a slow response as offline and show a cached page.
  const liveVersion = async () => {
    await page.goto(`${url}/news`);
    return page.evaluate(() => {
      const data = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}') as {
        version?: string;
      };
      return data.version;
    });
  };
  try {
    await test.step('a release and a rollback show on the next page view', async () => {
      const first = await liveVersion();
      await expect
        .poll(() => cachedPages(page))
        .toEqual(expect.arrayContaining(['/news', '/offline.html']));
      const rollBack = await releaseAgain(stoppable, 'public-site', '9.0.0-again');
      await expect.poll(liveVersion).toBe('9.0.0-again');
      rollBack();
      await expect.poll(liveVersion).toBe(first);
    });

    await test.step('the server removes the worker and its caches', async () => {
      await stop();
      await start('off');
      await page.goto(`${url}/news`);
      await expect.poll(() => cachedPages(page)).toEqual([]);
      await expect
        .poll(() =>
          page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
        )
        .toBe(0);
      await page.goto(`${url}/mission`);
      await expect(heading(page, 'Our Mission')).toBeVisible();
      expect(await cachedPages(page)).toEqual([]);
    });
  } finally {
    await stop();
  }
});
