import { loadavg } from 'node:os';
import type { Browser, BrowserContext } from '@playwright/test';
import { median } from '../quantile';
import { MARK, type ChangingParts } from './changingParts';

/** Budget from the start of `npm run release` until a new page shows the new version, in ms. */
const RELEASE_BUDGET = 2_000;
/** Same budget for `npm run release -- rollback`. */
const ROLLBACK_BUDGET = 1_000;
const ROUNDS = 3;

/** Opens the home page in a new tab. @returns the time in ms until the page of the marked version was shown */
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
 * Releases and rolls back the public site over HTTP, as a team does, and opens it in a new tab of a browser that was on
 * the site before. The smoke test runs in `check`, whose result `release` reuses; its time is listed separately.
 * @returns whether the budgets are kept
 */
export const measureToBrowser = async (browser: Browser, url: string, parts: ChangingParts): Promise<boolean> => {
  const checks: number[] = [];
  const releases: number[] = [];
  const rollbacks: number[] = [];
  const commands: number[] = [];
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
    const seenAgain = await visitTime(visitor, url, 'before');
    rollbacks.push(back + seenAgain);
    commands.push(released, back);
    visits.push(seen, seenAgain);
  }
  await visitor.close();
  const rows: [string, number[], number?][] = [
    ['release to a fresh page', releases, RELEASE_BUDGET],
    ['rollback to a fresh page', rollbacks, ROLLBACK_BUDGET],
    ['of either, the command from its start to its end', commands],
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
