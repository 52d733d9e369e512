import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { liveOf, type Live } from '../fixtures/liveRegistry';
import { expect, type Site } from '../fixtures/test';
import { countLoads, heading, tryAgain, UNAVAILABLE } from './errorPage';
import { releaseAgain } from './releasedAgain';
import { tamperWith } from './releaseFiles';
import { visitorsWithErrors } from './visitorsWithErrors';

/** Removes a remote's files from the releases. @returns a function that restores them */
export const hideFiles = async (
  { releasesDir }: Site,
  remote: string,
): Promise<() => Promise<void>> => {
  const [place, aside] = [path.join(releasesDir, remote), path.join(releasesDir, `.${remote}`)];
  await rename(place, aside);
  return () => rename(aside, place);
};

/** A page of each part, and its heading when everything works. */
const PARTS = {
  'public-site': {
    page: '/news',
    shows: (page: Page) => page.getByRole('heading', { name: 'News & Updates' }),
  },
  'admin-app': {
    page: '/admin/login',
    shows: (page: Page) => page.getByRole('button', { name: 'Log in' }),
  },
} as const;

/** A defect of a release that the checks did not find, or that occurred later. */
export interface Defect {
  part: keyof typeof PARTS;
  /** Corrupts files of the release. */
  files?: (folder: string, live: Live) => Promise<unknown>;
  /** Changes to the release's registry entry. */
  entryChanges?: (live: Live, folder: string) => Promise<Partial<Live> & { contract?: string }>;
  /** The heading shown instead. */
  shown: string;
}

/**
 * Tampers with the lazy files of a release: those that its routes and its shared modules do not
 * need.
 */
export const tamperWithPages = async (
  folder: string,
  { integrity, preload }: Live,
): Promise<void> => {
  const { shared } = JSON.parse(await readFile(path.join(folder, 'mf-manifest.json'), 'utf8')) as {
    shared: { assets: { js: { sync: string[] } } }[];
  };
  const early = new Set([...preload, ...shared.flatMap(({ assets }) => assets.js.sync)]);
  for (const file of Object.keys(integrity))
    if (file.endsWith('.js') && !early.has(file)) await tamperWith(folder, file);
};

/**
 * Releases a broken version, and checks that it does not run, the other part works, the error is
 * counted, and the previous version loads after the second failure.
 */
export const expectContained = async (
  page: Page,
  site: Site,
  version: string,
  defect: Defect,
): Promise<void> => {
  const { part, files, entryChanges, shown } = defect;
  const live = liveOf(site, part);
  await releaseAgain(site, part, version, {
    files: async (folder) => void (await files?.(folder, live)),
    says: await entryChanges?.(live, path.join(site.releasesDir, part, live.version)),
  });
  const other = PARTS[part === 'public-site' ? 'admin-app' : 'public-site'];
  await page.goto(other.page);
  await expect(other.shows(page)).toBeVisible();

  const loads = countLoads(page);
  await page.goto(PARTS[part].page);
  await expect(heading(page)).toHaveText(shown);
  // A page with a missing file reloads once by itself; a failed part waits for 'Try again'.
  if (shown === UNAVAILABLE) await tryAgain(page);
  await expect.poll(loads).toBe(2);
  await expect(heading(page)).toHaveText(shown);
  await expect.poll(() => visitorsWithErrors(site, part)).toBe(1);
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);

  await tryAgain(page);
  await expect(PARTS[part].shows(page)).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
};
