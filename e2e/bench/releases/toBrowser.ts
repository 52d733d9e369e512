import { loadavg } from 'node:os';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { median } from '../quantile';
import { MARK, type ChangingParts } from './changingParts';

/** Budget from the start of `npm run release` until a new page of the new version can be read, in ms. */
const RELEASE_BUDGET = 2_000;
/** Same budget for `npm run release -- rollback`. */
const ROLLBACK_BUDGET = 1_000;
/** Budget of `npm run release -- check`, which opens every page on a phone and on a desktop, in ms. */
const CHECK_BUDGET = 30_000;
const ROUNDS = 3;

const REMOTE = 'public-site';

/** The version of the public site that the registry names as live. */
const liveVersion = async (url: string): Promise<string | undefined> => {
  const { remotes } = (await (await fetch(`${url}/remotes.json`)).json()) as {
    remotes: { name: string; version: string }[];
  };
  return remotes.find(({ name }) => name === REMOTE)?.version;
};

/** The version that rendered a page; undefined for a page that the server did not render. */
const renderedBy = async (page: Page): Promise<string | undefined> => {
  const text = await page.locator('#page-data').textContent();
  return text === null ? undefined : (JSON.parse(text) as { version: string }).version;
};

/** Times of a visit, in ms. */
interface Visit {
  /** Until the page could be read. */
  read: number;
  /** Until the version's scripts had started, which the page leaves until the browser is idle. */
  started: number;
}

/**
 * Opens the home page in a new tab.
 * @param mark of the version that has to be live
 * @throws Error when the page that could be read is of another version
 */
const visit = async (context: BrowserContext, url: string, mark: string): Promise<Visit> => {
  const page = await context.newPage();
  const begun = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('main h1').first().waitFor();
  const read = performance.now() - begun;
  const [live, rendered] = [await liveVersion(url), await renderedBy(page)];
  if (rendered !== live) throw new Error(`The page is of ${REMOTE} ${rendered}, but ${live} is live.`);
  await page.locator(`html[${MARK}="${mark}"]`).waitFor();
  const started = performance.now() - begun;
  await page.close();
  return { read, started };
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
  const visits: Visit[] = [];
  await parts.change(REMOTE, 'before');
  await parts.command(REMOTE, REMOTE, '--without-smoke');
  const visitor = await browser.newContext({ viewport: { width: 360, height: 740 } });
  await visit(visitor, url, 'before');
  for (let round = 0; round < ROUNDS; round += 1) {
    await parts.change(REMOTE, `round-${round}`);
    checks.push(await parts.command(REMOTE, 'check', REMOTE));
    const released = await parts.command(REMOTE, REMOTE);
    const seen = await visit(visitor, url, `round-${round}`);
    releases.push(released + seen.read);
    const back = await parts.command(REMOTE, 'rollback', REMOTE);
    const seenAgain = await visit(visitor, url, 'before');
    rollbacks.push(back + seenAgain.read);
    commands.push(released, back);
    visits.push(seen, seenAgain);
  }
  await visitor.close();
  const rows: [string, number[], number?][] = [
    ['release to a fresh page', releases, RELEASE_BUDGET],
    ['rollback to a fresh page', rollbacks, ROLLBACK_BUDGET],
    ['of either, the command from its start to its end', commands],
    ['of either, the page until it can be read', visits.map(({ read }) => read)],
    ['the same page, until its scripts have started', visits.map(({ started }) => started)],
    ['before it, once a build: check of all pages', checks, CHECK_BUDGET],
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
