import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test, type Site } from '../fixtures/test';
import { UNRENDERED } from '../fixtures/unrendered';
import { heading, tryAgain } from './failedPlace';
import { releaseAgain } from './releasedAgain';
import { containerOf, entryOf, tamperWith } from './releaseFiles';
import { visitorsWithErrors } from './visitorsWithErrors';

// The browser, module federation and the router each log a refusal with their own messages.
test.use({
  ownReleases: true,
  // A page that the server rendered stays readable without the remote's files.
  extraHTTPHeaders: UNRENDERED,
  allowedInConsole:
    /Failed to load resource|digest|integrity checks failed|Federation Runtime|RUNTIME-\d|could not be loaded|was preloaded using link preload|Loading chunk|ChunkLoadError|is not an origin of the registry|Content Security Policy/,
});

interface Live {
  name: string;
  version: string;
  manifest: string;
  preload: string[];
  integrity: Record<string, string>;
}

const liveOf = async ({ releasesDir }: Site, remote: string): Promise<Live> => {
  const text = await readFile(path.join(releasesDir, 'remotes.json'), 'utf8');
  const { remotes } = JSON.parse(text) as { remotes: Live[] };
  return remotes.find(({ name }) => name === remote) as Live;
};

/** A page of each part, and its heading when everything works. */
const PARTS = {
  'public-site': { page: '/news', shows: (page: Page) => page.getByRole('heading', { name: 'News & Updates' }) },
  'admin-app': { page: '/admin/login', shows: (page: Page) => page.getByRole('button', { name: 'Log in' }) },
} as const;
type Part = keyof typeof PARTS;

/** The lazy files of a release: those that neither its routes nor its shared modules need. */
const lazyFiles = async ({ integrity, preload }: Live, folder: string): Promise<string[]> => {
  const { shared } = JSON.parse(await readFile(path.join(folder, 'mf-manifest.json'), 'utf8')) as {
    shared: { assets: { js: { sync: string[] } } }[];
  };
  const early = new Set([...preload, ...shared.flatMap(({ assets }) => assets.js.sync)]);
  return Object.keys(integrity).filter((file) => file.endsWith('.js') && !early.has(file));
};

/** Files that can be tampered with after a release, and the heading that then shows. */
const TAMPERINGS: readonly [Part, string, (live: Live, folder: string) => string[] | Promise<string[]>, string][] = [
  ['public-site', 'its manifest', () => ['mf-manifest.json'], 'This part of the site is unavailable'],
  [
    'public-site',
    'its entry',
    async (_live, folder) => [await containerOf(folder)],
    'This part of the site is unavailable',
  ],
  [
    'public-site',
    'the file of its routes',
    async (_live, folder) => [await entryOf(folder)],
    'This part of the site is unavailable',
  ],
  ['public-site', 'the files of its pages', lazyFiles, 'This page could not be loaded'],
  ['admin-app', 'the files of its pages', lazyFiles, 'This page could not be loaded'],
];

TAMPERINGS.forEach(([part, what, files, says], index) => {
  test(`${part} with ${what} tampered with: it does not run, the other part works, and the previous version loads`, async ({
    page,
    site,
  }) => {
    const version = `9.1.0-${index}`;
    const live = await liveOf(site, part);
    const turnBack = await releaseAgain(site.releasesDir, part, version, {
      files: async (folder) => {
        for (const file of await files(live, folder)) await tamperWith(folder, file);
      },
    });
    const other = PARTS[part === 'public-site' ? 'admin-app' : 'public-site'];
    await page.goto(other.page);
    await expect(other.shows(page)).toBeVisible();

    const { page: address, shows } = PARTS[part];
    let loads = 0;
    page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
    await page.goto(address);
    await expect(heading(page)).toHaveText(says);
    // A page whose file is missing reloads once by itself; a failed part waits for 'Try again'.
    if (says === 'This part of the site is unavailable') await tryAgain(page);
    await expect.poll(() => loads).toBe(2);
    await expect(heading(page)).toHaveText(says);
    await expect.poll(() => visitorsWithErrors(site, part)).toBe(1);
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);

    await tryAgain(page);
    await expect(shows(page)).toBeVisible();
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    await turnBack();
  });
});

for (const [who, origins, works] of [
  ['that the registry does not name: nothing is asked of it', [], false],
  ['that the registry names: it is taken', ['theirs'], true],
] as const) {
  test(`a release at an origin ${who}`, async ({ page, site }) => {
    // The same server under its other name is another origin.
    const theirs = site.url.replace('127.0.0.1', 'localhost');
    const { manifest } = await liveOf(site, 'public-site');
    const asked: string[] = [];
    await page.route(`${theirs}/**`, async (route) => {
      asked.push(route.request().url());
      const response = await route.fetch({ url: route.request().url().replace(theirs, site.url) });
      await route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': '*' } });
    });
    const turnBack = await releaseAgain(site.releasesDir, 'public-site', `9.2.0-${origins.length}`, {
      says: { manifest: theirs + manifest },
      origins: origins.map(() => theirs),
    });
    await page.goto('/news');
    await expect(heading(page)).toHaveText(works ? 'News & Updates' : 'This part of the site is unavailable');
    expect(asked.some((url) => url.endsWith('.js'))).toBe(works);
    if (!works) expect(asked).toEqual([]);
    await turnBack();
  });
}
