import { cp, mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { freshData } from '../../fixtures/product/prepared';
import { DEPLOY_TOKENS } from '../../fixtures/product/releases';
import { withServer } from '../../fixtures/product/server';
import type { Bench } from '../bench';
import { changingParts } from './changingParts';
import { measureToBrowser } from './toBrowser';
import { measureUnderReleases } from './underReleases';

/** Measures how fast releases reach browsers and what visitors notice. */
export const measureReleases = async ({ browser, product: { prepared } }: Bench): Promise<void> => {
  const releasesDir = await mkdtemp(path.join(prepared.folder, 'released-'));
  await cp(prepared.releases, releasesDir, { recursive: true });
  const dataDir = await freshData(prepared, true);
  await withServer(
    { dataDir, releasesDir, demo: true, settings: { DEPLOY_TOKENS } },
    async ({ url }) => {
      const parts = await changingParts(prepared.folder, url);
      await measureToBrowser(browser, url, parts);
      await measureUnderReleases(browser, url, parts);
    },
  );
};
