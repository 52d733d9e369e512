import type { CDPSession, Page } from '@playwright/test';
import { hold } from '../fixtures/brokenCall';
import { expect, test } from '../fixtures/test';
import { goWithin } from './goWithin';
import { releaseAgain } from './releasedAgain';

test.use({ ownReleases: true });

const home = (page: Page) => page.getByRole('heading', { name: 'Latest Updates' });

/** The paths whose content travels from now on, as the browser tells it: not what it had, nor what was still the same. */
const watchLine = async (session: CDPSession): Promise<() => string[]> => {
  const paths = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.fromDiskCache) paths.set(requestId, new URL(response.url).pathname);
  });
  const same = new Set<string>();
  session.on('Network.requestServedFromCache', ({ requestId }) => same.add(requestId));
  session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    if (statusCode === 304) same.add(requestId);
  });
  await session.send('Network.enable');
  return () => [...paths].filter(([id]) => !same.has(id)).map(([, path]) => path);
};

/** What the site is made of, beside what it tells. */
const isPart = (path: string) => !/^\/(api|uploads)\//.test(path);

test('a first visit loads no code of the admin app, and what is released of it costs a second visit nothing', async ({
  page,
  site,
}) => {
  /** What of the site's own files travels while the home page is visited. */
  const visit = async (): Promise<string[]> => {
    const travelled = await watchLine(await page.context().newCDPSession(page));
    await page.goto('/');
    await expect(home(page)).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    // The last to be fetched: from then on the row of slides is moved in pixels, to be swiped.
    await expect(page.locator('[aria-live]:has([aria-roledescription="slide"])')).not.toHaveAttribute('style', /%/);
    await page.waitForLoadState('networkidle');
    return travelled().filter(isPart);
  };
  const first = await visit();
  expect(first.filter((path) => path.startsWith('/remotes/public-site/')).length).toBeGreaterThan(3);
  expect(first.filter((path) => path.includes('admin'))).toEqual([]);
  expect(await page.content()).not.toContain('/remotes/admin-app/');
  expect(await visit()).toEqual([]);

  const turnBack = await releaseAgain(site.releasesDir, 'admin-app', '9.0.0-again');
  expect(await visit()).toEqual([]);
  await turnBack();

  // A release of the page's own part does travel: what watches above sees it.
  const turnBackPublic = await releaseAgain(site.releasesDir, 'public-site', '9.0.0-again');
  expect(await visit()).toContain('/');
  await turnBackPublic();
});

test("the registry and the remote's files are asked for before the first script has come", async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const letGo = await hold(page, /\/(static|remotes)\//);
  await page.goto('/', { waitUntil: 'commit' });

  const inRemote = (file: RegExp) => asked.filter((path) => /^\/remotes\/public-site\//.test(path) && file.test(path));
  await expect.poll(() => inRemote(/mf-manifest\.json$/).length).toBe(1);
  await expect.poll(() => inRemote(/\/__federation_expose_routes[^/]*\.js$/).length).toBe(1);
  expect(inRemote(/\.js$/).length).toBeGreaterThan(1);
  expect(asked.filter((path) => path.startsWith('/remotes.json'))).toEqual([]);

  // Nothing has been let through so far; with it the page stands, and still nobody has asked for the registry.
  letGo();
  await expect(home(page)).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/remotes.json'))).toEqual([]);
  expect(inRemote(/mf-manifest\.json$/)).toHaveLength(1);
});

test('whoever goes on from the public site to the admin area meets it, though the page knew nothing of it', async ({
  page,
}) => {
  await page.goto('/news');
  await expect(page.getByRole('heading', { level: 1, name: 'News & Updates' })).toBeVisible();
  await goWithin(page, '/admin/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'News & Updates' })).toBeVisible();
});
