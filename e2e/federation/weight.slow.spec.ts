import type { CDPSession, Page } from '@playwright/test';
import { hold } from '../fixtures/brokenCall';
import { OWN_RELEASES, putReleasesBack } from '../fixtures/ownReleases';
import { untilIdle } from '../fixtures/idle';
import { expect, test } from '../fixtures/test';
import { unrendered } from '../fixtures/unrendered';
import { releaseAgain } from './releasedAgain';

test.use(OWN_RELEASES);
putReleasesBack();

const home = (page: Page) => page.getByRole('heading', { name: 'Latest Updates' });

/** Records the paths transferred from now on, without cache hits and 304 responses. */
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

/** True if a path belongs to the code of the site, not its content. */
const isPart = (path: string) => !/^\/(api|uploads)\//.test(path);

test('a first visit loads no code of the admin app, whose releases cost visitors nothing', async ({
  page,
  site,
}) => {
  /** The files transferred during a visit of the home page. */
  const visit = async (): Promise<string[]> => {
    const travelled = await watchLine(await page.context().newCDPSession(page));
    await untilIdle(page, () => page.goto('/'));
    await expect(home(page)).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    // Swiping loads last, and then controls the transform of the slides.
    await expect(
      page.locator('[aria-live]:has([aria-roledescription="slide"])'),
    ).not.toHaveAttribute('style', /%/);
    return travelled().filter(isPart);
  };
  const first = await visit();
  expect(first.filter((path) => path.startsWith('/remotes/public-site/')).length).toBeGreaterThan(
    3,
  );
  expect(first.filter((path) => path.includes('admin'))).toEqual([]);
  expect(await page.content()).not.toContain('/remotes/admin-app/');
  expect(await visit()).toEqual([]);

  await releaseAgain(site, 'admin-app', '9.0.0-again');
  expect(await visit()).toEqual([]);

  // Counter-check: a release of the page's own remote is transferred.
  await releaseAgain(site, 'public-site', '9.0.0-again');
  expect(await visit()).toContain('/');
});

test('a page loads the code of calls when the visitor uses a form', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const requestedCalls = () => requested.filter((url) => /late-http|\/api\/content/.test(url));
  await untilIdle(page, () => page.goto('/'));
  expect(requestedCalls()).toEqual([]);
  await page.getByRole('contentinfo').getByRole('textbox').focus();
  await expect.poll(requestedCalls).toHaveLength(1);
});

test('a page without a form loads no validation rules', async ({ page }) => {
  /** The scripts of a visit that contain yup, found by one of its texts. */
  const withRules = async (address: string, use = async () => {}): Promise<string[]> => {
    const scripts: Promise<[string, string]>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        scripts.push(response.text().then((text) => [new URL(response.url()).pathname, text]));
    });
    await untilIdle(page, async () => {
      await page.goto(address);
      await use();
    });
    expect(scripts.length).toBeGreaterThan(3);
    page.removeAllListeners('response');
    const loaded = await Promise.all(scripts);
    return loaded.filter(([, text]) => text.includes('is a required field')).map(([path]) => path);
  };
  for (const path of ['/', '/news', '/case-studies', '/donate'])
    expect(await withRules(path), path).toEqual([]);
  // Counter-check: the contact form has rules, when it comes into view.
  const send = page.getByRole('button', { name: 'Send Message' });
  expect(await withRules('/contact-us', () => send.scrollIntoViewIfNeeded())).toHaveLength(1);
});

test("the registry and the remote's files are requested before the first script has loaded", async ({
  page,
  site,
}) => {
  const requested: string[] = [];
  // A rendered page would request nothing before hydration.
  await page.setExtraHTTPHeaders(await unrendered(site));
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const letGo = await hold(page, /\/(static|remotes)\//);
  await page.goto('/', { waitUntil: 'commit' });

  const inRemote = (file: RegExp) =>
    requested.filter((path) => /^\/remotes\/public-site\//.test(path) && file.test(path));
  await expect.poll(() => inRemote(/mf-manifest\.json$/).length).toBe(1);
  await expect.poll(() => inRemote(/\/__federation_expose_routes[^/]*\.js$/).length).toBe(1);
  expect(inRemote(/\.js$/).length).toBeGreaterThan(1);
  expect(requested.filter((path) => path.startsWith('/remotes.json'))).toEqual([]);

  // No response has arrived so far. With the responses the page renders, still without a request
  // for the registry.
  letGo();
  await expect(home(page)).toBeVisible();
  expect(requested.filter((path) => path.startsWith('/remotes.json'))).toEqual([]);
  expect(inRemote(/mf-manifest\.json$/)).toHaveLength(1);
});

test('the reporter is at most 2 % of the script of a first visit, and waits until it is idle', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  const names = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) =>
    names.set(requestId, response.url),
  );
  // A file requested again comes from the cache, with no bytes.
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = names.get(requestId) ?? '';
    bytes.set(url, (bytes.get(url) ?? 0) + encodedDataLength);
  });
  await session.send('Network.enable');
  await untilIdle(page, () => page.goto('/'));
  const scripts = [...bytes].filter(([url]) => url.endsWith('.js'));
  const sum = scripts.reduce((total, [, size]) => total + size, 0);
  const reporter = scripts
    .filter(([url]) => url.includes('late-reporter'))
    .reduce((total, [, size]) => total + size, 0);
  expect(reporter).toBeGreaterThan(0);
  expect(reporter / sum).toBeLessThan(0.02);
  expect(await page.content()).not.toContain('late-reporter');
});
