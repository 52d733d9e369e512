import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { UNRENDERED } from '../fixtures/unrendered';
import { goWithin } from './goWithin';
import { releaseAgain, releaseShellAgain } from './releasedAgain';

test.use({ ownReleases: true });

/** Returns to the tab. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

const offer = (page: Page) => page.getByRole('status').getByText('A new version of this site is ready.');

test('a tab open during a release keeps working, and is offered the new version when it has no unsaved text', async ({
  page,
  site,
}) => {
  const old: string[] = [];
  await page.goto('/contact-us');
  await expect(page.getByRole('heading', { name: 'Write to us' })).toBeVisible();
  await page.getByLabel('Message', { exact: true }).fill('Half a sentence');
  const turnBack = await releaseAgain(site.releasesDir, 'public-site', '9.0.0-again');

  const asked = page.waitForResponse('**/remotes.json?of=*');
  await comeBack(page);
  await asked;
  page.on('request', (request) => old.push(request.url()));
  // The old files still exist, so the tab can load a page that it had not loaded before.
  await expect(offer(page)).toHaveCount(0);
  await page.getByLabel('Message', { exact: true }).fill('');
  await expect(offer(page)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Projects' }).click();
  await expect(page.getByRole('heading', { name: 'Houses above the waterline' })).toBeVisible();
  expect(old.filter((url) => url.includes('9.0.0-again'))).toEqual([]);

  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Show it' }).click();
  await loaded;
  await expect(page.getByRole('heading', { name: 'Houses above the waterline' })).toBeVisible();
  // The rendered page starts when the browser is idle.
  await page.waitForFunction(() => 'started' in document.documentElement.dataset);
  expect(old.some((url) => url.includes('/remotes/public-site/9.0.0-again/'))).toBe(true);

  // A rollback counts as a newer version, too.
  await turnBack();
  await comeBack(page);
  await expect(offer(page)).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(offer(page)).toHaveCount(0);
});

test('a tab open during a release of the shell keeps working, and is offered the new one', async ({ page, site }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Latest Updates' })).toBeVisible();
  const turnBack = await releaseShellAgain(site.releasesDir, '9.0.0-frame');
  await comeBack(page);
  // The file of the offer is one of the earlier shell's.
  await expect(offer(page)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Projects' }).click();
  await expect(page.getByRole('heading', { name: 'Houses above the waterline' })).toBeVisible();
  const running = () =>
    page.evaluate(() => {
      const { shell } = JSON.parse(document.getElementById('remotes')?.textContent ?? '{}') as {
        shell?: { version: string };
      };
      return shell?.version;
    });
  expect(await running()).not.toBe('9.0.0-frame');
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Show it' }).click();
  await loaded;
  await expect(page.getByRole('heading', { name: 'Houses above the waterline' })).toBeVisible();
  expect(await running()).toBe('9.0.0-frame');
  await turnBack();
});

test('an old tab opens a part that it has not loaded yet in the new shell', async ({ page, site }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Latest Updates' })).toBeVisible();
  const turnBack = await releaseShellAgain(site.releasesDir, '9.0.0-frame');
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname));
  await goWithin(page, '/admin/login?from=tab');
  await expect(page.getByRole('heading', { level: 1, name: 'Administrator login' })).toBeVisible();
  expect(documents).toEqual(['/admin/login']);
  expect(page.url()).toContain('/admin/login?from=tab');
  await turnBack();
});

test('a release of the admin app does not affect visitors', async ({ page, site }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Latest Updates' })).toBeVisible();
  const turnBack = await releaseAgain(site.releasesDir, 'admin-app', '9.0.0-again');
  const asked = page.waitForResponse('**/remotes.json?of=*');
  await comeBack(page);
  await asked;
  await expect(offer(page)).toHaveCount(0);
  await turnBack();
});

test.describe('when a file has been removed', () => {
  test.use({
    // A page that the server rendered shows after the reload.
    extraHTTPHeaders: UNRENDERED,
    allowedInConsole: /Failed to load resource|Loading chunk|ChunkLoadError|MIME type/,
  });

  test('the page reloads once and not in a loop', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Latest Updates' })).toBeVisible();
    let loads = 0;
    page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
    const gone = new Set<string>();
    let back = false;
    await page.route('**/remotes/public-site/*/static/*.js', (route) => {
      const { pathname } = new URL(route.request().url());
      if (loads === 0) gone.add(pathname);
      return gone.has(pathname) && !back ? route.abort() : route.fallback();
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Donate' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded');
    await expect.poll(() => loads).toBe(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(loads).toBe(1);

    back = true;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Bank details' })).toBeVisible();
  });
});
