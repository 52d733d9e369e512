import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { distOf } from '../../build/parts/parts';
import { expectAccessible } from '../fixtures/accessible';
import { OWN_RELEASES } from '../fixtures/ownReleases';
import { expect, test } from '../fixtures/test';
import { FAILED_PART, UNAVAILABLE } from './failedPlace';

test.use({ ...OWN_RELEASES, allowedInConsole: FAILED_PART });

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json' };

let local: Server;
let origin: string;

// A developer's machine serves its build to pages of any origin.
test.beforeAll(async () => {
  local = createServer((request, response) => {
    const file = path.join(distOf('public-site'), new URL(request.url ?? '/', 'http://local').pathname);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Content-Type', TYPES[path.extname(file)] ?? 'application/octet-stream');
    if (existsSync(file)) createReadStream(file).pipe(response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => local.listen(0, '127.0.0.1', resolve));
  origin = `http://localhost:${(local.address() as AddressInfo).port}`;
});
test.afterAll(() => local.close());

/** Records the origins of the remotes' scripts. */
const watchScripts = (page: Page) => {
  const from = new Set<string>();
  page.on('requestfinished', (request) => {
    const { origin: host, pathname } = new URL(request.url());
    const released = /^\/remotes\/([^/]+)\//.exec(pathname)?.[1];
    if (request.resourceType() === 'script' && (released || host === origin)) from.add(released ?? 'local');
  });
  return from;
};

const banner = (page: Page) => page.getByRole('complementary', { name: 'Local override' });

test('a local remote runs inside the deployed shell until it is reset; others are refused', async ({ page }) => {
  const scripts = watchScripts(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/news?override=public-site@${origin}`);
  await expect(page.getByRole('heading', { name: 'Show this site with a part from your own machine?' })).toBeVisible();
  await expectAccessible(page);
  expect([...scripts]).toEqual([]);

  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(page).toHaveURL('/news');
  await expect(page.getByRole('heading', { level: 1, name: 'News & Updates' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(banner(page)).toContainText(`public-site comes from ${origin}, not from what is released.`);
  await expectAccessible(page);
  expect([...scripts]).toEqual(['local']);

  // The other remote is the released one. The banner stays on every page.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(banner(page)).toBeVisible();
  await expectAccessible(page);
  expect([...scripts].sort()).toEqual(['admin-app', 'local']);

  scripts.clear();
  await banner(page).getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(banner(page)).toHaveCount(0);
  await page.goto('/news');
  await expect(page.getByRole('heading', { level: 1, name: 'News & Updates' })).toBeVisible();
  expect([...scripts].sort()).toEqual(['admin-app', 'public-site']);

  // The local server is stopped: the shell shows an error, and the banner resets the override.
  local.close();
  local.closeAllConnections();
  await page.goto(`/?override=public-site@${origin}`);
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(UNAVAILABLE);
  await banner(page).getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('heading', { name: 'Latest Updates' })).toBeVisible();

  // An origin on another machine is refused, and the page works without it.
  const answer = await page.goto('/news?override=public-site@https://evil.example', { waitUntil: 'commit' });
  expect(answer?.status()).toBe(400);
  await expect(page.getByText('https://evil.example is not on your own machine')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go on without it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'News & Updates' })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});
