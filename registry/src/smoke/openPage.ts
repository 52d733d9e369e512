import type { Browser } from '@playwright/test';
import type { SmokeOutcome } from '../types';
import type { RegisteredRemote } from '../shape/registry';
import { inTime, Late } from './inTime';
import { override, type Override } from './override';
import { listen } from './pageErrors';

/** Time limit of all attempts together, in ms. It is short because a person waits for the result. */
const TIME_LIMIT = 11_000;

/** State of a loaded page. */
interface Seen {
  heading: string;
  failed: boolean;
}

/** What is wrong with a loaded page; undefined when it is fine. */
const fault = (seen: Seen, loaded: boolean, uncaught: string[]): string | undefined => {
  if (seen.failed) return `the shell says "${seen.heading}"`;
  if (!loaded) return 'its own files were not asked for';
  if (uncaught.length > 0) return `it threw ${uncaught[0]}`;
  return undefined;
};

const tryPage = async (
  browser: Browser,
  url: string,
  remote: RegisteredRemote,
  shown: Override,
  deadline: number,
): Promise<SmokeOutcome> => {
  const address = remote.smokePath ?? remote.prefixes[0] ?? '/';
  const folder = remote.manifest.slice(0, remote.manifest.lastIndexOf('/'));
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const console = listen(page, url);
  const failed = (found: string): SmokeOutcome => ({
    outcome: 'failed',
    note: `${address}: ${console.explain(found)}`,
  });
  const left = () => ({ timeout: Math.max(deadline - Date.now(), 1) });
  try {
    let loaded = false;
    page.on('requestfinished', (request) => {
      if (new URL(request.url()).pathname.startsWith(`${folder}/static/`)) loaded = true;
    });
    await override(page, url, shown);
    await page.goto(url + address, { ...left(), waitUntil: 'domcontentloaded' });
    // Excludes the heading of the notice that a slow first page shows (shell/index.html).
    await page.locator('h1:visible:not(.late h1)').first().waitFor(left());
    await page.waitForLoadState('load', left());
    const seen = await inTime(
      Promise.all([page.locator('h1').first().textContent(left()), page.locator('[data-part-failed]').count()]).then(
        ([heading, failures]) => ({ heading: heading ?? '', failed: failures > 0 }),
      ),
      left().timeout,
    );
    const found = fault(seen, loaded, console.seen.uncaught);
    return found ? failed(found) : { outcome: 'passed' };
  } catch (error) {
    if (error instanceof Late || (error as Error).name === 'TimeoutError')
      return failed(`it showed nothing within ${TIME_LIMIT / 1000} s`);
    const [line = ''] = String((error as Error).message).split('\n');
    return failed(`nothing was shown (${line.slice(0, 200)})`);
  } finally {
    await context.close();
  }
};

/** Number of attempts while there is time, because a busy machine can make one fail. */
const TRIES = 2;

/**
 * Opens the smoke page of a remote in a real browser. It passes when the remote's files were loaded, nothing was thrown,
 * and the page shows a heading that is not the heading of the shell's error page.
 */
export const openPage = async (
  browser: Browser,
  url: string,
  remote: RegisteredRemote,
  shown: Override,
): Promise<SmokeOutcome> => {
  const deadline = Date.now() + TIME_LIMIT;
  const attempt = () => tryPage(browser, url, remote, shown, deadline);
  let outcome = await attempt();
  for (let tries = 1; tries < TRIES && outcome.outcome === 'failed' && Date.now() < deadline; tries += 1) {
    const again = await attempt();
    // An attempt that ran out of time says less than the one before.
    if (again.outcome === 'passed' || Date.now() < deadline) outcome = again;
  }
  return outcome;
};
