import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../fixtures/test';
import { UNRENDERED } from '../fixtures/unrendered';
import { heading, tryAgain } from './failedPlace';
import { releaseAgain } from './releasedAgain';
import { entryOf, remove, spoil } from './releaseFiles';

test.use({
  ownReleases: true,
  // A page that the server rendered stays readable without the remote's files.
  extraHTTPHeaders: UNRENDERED,
  allowedInConsole:
    /Failed to load resource|valid digest|integrity checks failed|Refused to execute|Federation Runtime|RUNTIME-\d|could not be loaded|was preloaded using link preload|broken on purpose|Minified React error|MIME type/,
});

const UNAVAILABLE = 'This part of the site is unavailable';

const hashOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

const THROWS = "throw new Error('broken on purpose');";

/** Faults of a release that the checks did not find. */
const FAULTS: readonly [string, (releasesDir: string, version: string) => Promise<unknown>][] = [
  [
    'is down',
    (releasesDir, version) =>
      releaseAgain(releasesDir, 'public-site', version, { files: (folder) => rm(folder, { recursive: true }) }),
  ],
  [
    'answers a page instead of a manifest',
    (releasesDir, version) =>
      releaseAgain(releasesDir, 'public-site', version, {
        files: (folder) => spoil(folder, 'mf-manifest.json', '<!doctype html><title>Welcome</title>'),
      }),
  ],
  [
    'lacks the file of its routes',
    (releasesDir, version) =>
      releaseAgain(releasesDir, 'public-site', version, {
        files: async (folder) => remove(folder, await entryOf(folder)),
      }),
  ],
  [
    'throws while it loads',
    async (releasesDir, version) => {
      const text = await readFile(path.join(releasesDir, 'remotes.json'), 'utf8');
      const { remotes } = JSON.parse(text) as {
        remotes: { name: string; version: string; integrity: Record<string, string> }[];
      };
      const live = remotes.find(({ name }) => name === 'public-site');
      const entry = await entryOf(path.join(releasesDir, 'public-site', live?.version ?? ''));
      return releaseAgain(releasesDir, 'public-site', version, {
        files: (folder) => spoil(folder, entry, THROWS),
        says: { integrity: { ...live?.integrity, [entry]: hashOf(THROWS) } },
      });
    },
  ],
  [
    'was written for another shell',
    (releasesDir, version) => releaseAgain(releasesDir, 'public-site', version, { says: { contract: '^9.0.0' } }),
  ],
];

for (const [fault, release] of FAULTS) {
  test(`a public site that ${fault}: the admin app works, and after the second failure the previous version loads`, async ({
    page,
    site,
  }) => {
    const before = await readFile(path.join(site.releasesDir, 'remotes.json'), 'utf8');
    await release(site.releasesDir, `9.0.0-${FAULTS.findIndex(([name]) => name === fault)}`);

    await page.goto('/admin/login');
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    await page.goto('/news');
    await expect(heading(page)).toHaveText(UNAVAILABLE);
    await tryAgain(page);
    await expect(heading(page)).toHaveText(UNAVAILABLE);
    await tryAgain(page);
    await expect(heading(page)).toHaveText('News & Updates');
    await writeFile(path.join(site.releasesDir, 'remotes.json'), before);
  });
}

for (const [what, files] of [
  ['manifest', '**/remotes/public-site/*/mf-manifest.json'],
  ['script', '**/remotes/public-site/*/static/__federation_expose_routes*.js'],
] as const) {
  test(`a public site whose ${what} hangs: the shell shows an error, and a retry loads it`, async ({ page }) => {
    const held: (() => Promise<void>)[] = [];
    await page.route(files, (route) => void held.push(() => route.abort()));
    await page.goto('/news', { waitUntil: 'commit' });
    // The shell gives a manifest and a script 15 seconds each.
    await expect(heading(page)).toHaveText(UNAVAILABLE, { timeout: 40_000 });
    await page.unrouteAll();
    await Promise.allSettled(held.map((letGo) => letGo()));
    await tryAgain(page);
    await expect(heading(page)).toHaveText('News & Updates');
  });
}

test('a layout that throws while rendering: the shell shows an error, and everything else works', async ({ page }) => {
  // Formatting a date throws, which only happens when the page renders. The footer asks for the year once the day is over
  // on which the server rendered it.
  await page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + (location.pathname === '/news' ? 172_800_000 : 0);
    const real = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format');
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
      get(this: Intl.DateTimeFormat): unknown {
        if (location.pathname === '/news') throw new Error('broken on purpose');
        return real?.get?.call(this);
      },
    });
  });
  await page.goto('/news');
  await expect(heading(page)).toHaveText('Something went wrong on this page');
  await expect(page.getByText('The rest of the site still works.')).toBeVisible();
  await page.goto('/admin/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('a page that throws while rendering: header, menu and footer stay, and lead to other pages', async ({ page }) => {
  await page.route('**/api/content/updates?*', async (route) => {
    const response = await route.fetch();
    const { updates, ...rest } = (await response.json()) as { updates: object[] };
    // React cannot show an object.
    const broken = updates.map((update) => ({ ...update, title: { text: 'broken on purpose' } }));
    await route.fulfill({ response, json: { updates: broken, ...rest } });
  });
  await page.goto('/news');
  await expect(heading(page)).toHaveText('Something went wrong on this page');
  await expect(page.getByText('The rest of the site still works.')).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'WHO WE SERVE' }).click();
  await expect(heading(page)).toHaveText('Who We Serve');
});
