import { loadavg } from 'node:os';
import type { Browser, BrowserContext } from '@playwright/test';
import { median, printBudget } from '../report';
import { MARK, type ChangingParts } from './changingParts';

/**
 * Budget from the start of `npm run release` until the new version is readable in a new tab, in ms.
 */
const RELEASE_BUDGET = 2_000;
/** Same budget for `npm run release -- rollback`. */
const ROLLBACK_BUDGET = 1_000;
/**
 * Budget of `npm run release -- check`, which opens every page on a phone and on a desktop, in ms.
 */
const CHECK_BUDGET = 30_000;
const ROUNDS = 3;

const REMOTE = 'public-site';

/** The live version of the public site in the registry. */
const liveVersion = async (url: string): Promise<string | undefined> => {
  const { remotes } = (await (await fetch(`${url}/remotes.json`)).json()) as {
    remotes: { name: string; version: string }[];
  };
  return remotes.find(({ name }) => name === REMOTE)?.version;
};

/**
 * Opens the home page in a new tab.
 * @param mark of the expected version
 * @returns time until the page was readable, in ms
 * @throws Error if the page has another version
 */
const visit = async (context: BrowserContext, url: string, mark: string): Promise<number> => {
  const page = await context.newPage();
  const startedAt = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('main h1').first().waitFor();
  const read = performance.now() - startedAt;
  const live = await liveVersion(url);
  const data = await page.locator('#page-data').textContent();
  const { version } = JSON.parse(data ?? '{}') as { version?: string };
  if (version !== live)
    throw new Error(`The page is of ${REMOTE} ${version}, but ${live} is live.`);
  await page.locator(`html[${MARK}="${mark}"]`).waitFor();
  await page.close();
  return read;
};

/**
 * Releases and rolls back the public site over HTTP, like a team, and opens it in a new tab of a
 * browser with a warm cache. The smoke test runs in `check`, whose result `release` reuses; its
 * time is listed separately.
 */
export const measureToBrowser = async (
  browser: Browser,
  url: string,
  parts: ChangingParts,
): Promise<void> => {
  const [checks, releases, rollbacks]: [number[], number[], number[]] = [[], [], []];
  await parts.change(REMOTE, 'before');
  await parts.command(REMOTE, REMOTE, '--without-smoke');
  const visitor = await browser.newContext({ viewport: { width: 360, height: 740 } });
  await visit(visitor, url, 'before');
  const release = async (mark: string, ...args: string[]): Promise<number> =>
    (await parts.command(REMOTE, ...args)) + (await visit(visitor, url, mark));
  for (let round = 0; round < ROUNDS; round += 1) {
    await parts.change(REMOTE, `round-${round}`);
    checks.push(await parts.command(REMOTE, 'check', REMOTE));
    releases.push(await release(`round-${round}`, REMOTE));
    rollbacks.push(await release('before', 'rollback', REMOTE));
  }
  await visitor.close();
  console.log(
    `\nRelease over HTTP, medians of ${ROUNDS}, ms (load of the machine ${loadavg()[0]?.toFixed(1)})`,
  );
  for (const [what, times, budget] of [
    ['release to a fresh page', releases, RELEASE_BUDGET],
    ['rollback to a fresh page', rollbacks, ROLLBACK_BUDGET],
    ['before it, once a build: check of all pages', checks, CHECK_BUDGET],
  ] as const)
    printBudget(
      median(times) <= budget,
      `${what}: ${median(times).toFixed(0)} ms, at most ${budget} ms`,
    );
};
