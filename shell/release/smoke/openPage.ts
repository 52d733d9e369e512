import type { Browser } from '@playwright/test';
import type { SmokeOutcome } from '../../../registry/protocol';
import type { RegisteredRemote } from '../../../registry/registry';
import { override, type Override } from './override';

/** How long a page may take to show itself, in ms. */
const PATIENCE = 20_000;

/** A page as a browser found it. */
interface Seen {
  heading: string;
  failed: boolean;
}

/** What is wrong with what was seen; undefined when nothing is. */
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
): Promise<SmokeOutcome> => {
  const address = remote.smokePath ?? remote.prefixes[0] ?? '/';
  const folder = remote.manifest.slice(0, remote.manifest.lastIndexOf('/'));
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const uncaught: string[] = [];
    let loaded = false;
    page.on('pageerror', ({ message }) => uncaught.push(message));
    page.on('requestfinished', (request) => {
      if (new URL(request.url()).pathname.startsWith(`${folder}/static/`)) loaded = true;
    });
    await override(page, url, shown);
    await page.goto(url + address, { timeout: PATIENCE, waitUntil: 'domcontentloaded' });
    // Not the one of the page that stands in while a first page takes long (shell/index.html).
    await page.locator('h1:visible:not(.late h1)').first().waitFor({ timeout: PATIENCE });
    await page.waitForLoadState('load', { timeout: PATIENCE });
    const seen = await page.evaluate(() => ({
      heading: document.querySelector('h1')?.textContent ?? '',
      failed: document.querySelector('[data-part-failed]') !== null,
    }));
    const found = fault(seen, loaded, uncaught);
    return found ? { outcome: 'failed', note: `${address}: ${found}` } : { outcome: 'passed' };
  } catch (error) {
    const [line = ''] = String((error as Error).message).split('\n');
    return { outcome: 'failed', note: `${address}: nothing was shown (${line.slice(0, 200)})` };
  } finally {
    await context.close();
  }
};

/** A busy machine is no fault of the candidate: what fails is tried once more. */
const TRIES = 2;

/**
 * Opens the smoke page of a remote in a real browser. It passes when its files were loaded, nothing was thrown, and it shows
 * a main landmark with a heading that is not the shell's word of failure.
 */
export const openPage = async (...order: Parameters<typeof tryPage>): Promise<SmokeOutcome> => {
  let outcome = await tryPage(...order);
  for (let tries = 1; tries < TRIES && outcome.outcome === 'failed'; tries += 1) outcome = await tryPage(...order);
  return outcome;
};
