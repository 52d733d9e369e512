import { loadavg } from 'node:os';
import type { Browser, BrowserContext } from '@playwright/test';
import { median } from '../quantile';
import { MARK, type ChangingParts } from './changingParts';

/** From the start of `npm run release` to a fresh page that shows the new version, in ms. */
const RELEASE_BUDGET = 2_000;
/** The same for `npm run release -- rollback`. */
const ROLLBACK_BUDGET = 1_000;
const ROUNDS = 3;

/** Opens the home page in a new tab; answers how long it took until the marked version's page stood there, in ms. */
const visitTime = async (context: BrowserContext, url: string, mark: string): Promise<number> => {
  const page = await context.newPage();
  const begun = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(`html[${MARK}="${mark}"] main h1`).first().waitFor();
  const took = performance.now() - begun;
  await page.close();
  return took;
};

/**
 * Releases and rolls back the public site of a running site, over HTTP as a team does, and looks at it in a new tab
 * of a browser that was on the site before. The smoke test is part of `check`, whose verdict `release` relies on; what it costs stands beside it.
 * @returns whether the budgets are kept
 */
export const measureToBrowser = async (browser: Browser, url: string, parts: ChangingParts): Promise<boolean> => {
  const checks: number[] = [];
  const releases: number[] = [];
  const rollbacks: number[] = [];
  const visits: number[] = [];
  await parts.change('public-site', 'before');
  await parts.command('public-site', 'public-site', '--without-smoke');
  const visitor = await browser.newContext({ viewport: { width: 360, height: 740 } });
  await visitTime(visitor, url, 'before');
  for (let round = 0; round < ROUNDS; round += 1) {
    await parts.change('public-site', `round-${round}`);
    checks.push(await parts.command('public-site', 'check', 'public-site'));
    const released = await parts.command('public-site', 'public-site');
    const seen = await visitTime(visitor, url, `round-${round}`);
    releases.push(released + seen);
    const back = await parts.command('public-site', 'rollback', 'public-site');
    rollbacks.push(back + (await visitTime(visitor, url, 'before')));
    visits.push(seen);
  }
  await visitor.close();
  const rows: [string, number[], number?][] = [
    ['release to a fresh page', releases, RELEASE_BUDGET],
    ['rollback to a fresh page', rollbacks, ROLLBACK_BUDGET],
    ['of either, the page itself', visits],
    ['before it, once a build: check, with its smoke test', checks],
  ];
  console.log(`\nRelease over HTTP, medians of ${ROUNDS}, ms (load of the machine ${loadavg()[0]?.toFixed(1)})`);
  let isKept = true;
  for (const [what, times, budget] of rows) {
    const isOver = budget !== undefined && median(times) > budget;
    isKept &&= !isOver;
    const limit = budget === undefined ? '' : `  ${isOver ? 'EXCEEDED' : 'kept'}: at most ${budget}`;
    console.log(`${what.padEnd(52)} ${median(times).toFixed(0).padStart(6)}${limit}`);
  }
  return isKept;
};
