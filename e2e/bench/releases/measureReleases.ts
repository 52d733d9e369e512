import { cp, mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { freshData } from '../../product/prepared';
import { DEPLOY_TOKENS } from '../../product/releases';
import { startServer } from '../../product/server';
import type { Product } from '../../product/withProduct';
import { changingParts } from './changingParts';
import { measureToBrowser } from './toBrowser';
import { measureUnderReleases } from './underReleases';

/** Measures how fast releases reach browsers and what visitors notice. @returns whether the budgets are kept */
export const measureReleases = async (browser: Browser, { prepared }: Pick<Product, 'prepared'>): Promise<boolean> => {
  const releasesDir = await mkdtemp(path.join(prepared.folder, 'released-'));
  await cp(prepared.releases, releasesDir, { recursive: true });
  const dataDir = await freshData(prepared, true);
  const server = await startServer({ dataDir, releasesDir, demo: true, settings: { DEPLOY_TOKENS } });
  try {
    const parts = await changingParts(prepared.folder, server.url);
    const isSoon = await measureToBrowser(browser, server.url, parts);
    const isUnnoticed = await measureUnderReleases(browser, server.url, parts);
    return isSoon && isUnnoticed;
  } finally {
    await server.stop();
  }
};
