import type { BrowserContext, Page, Response } from '@playwright/test';
import { inTime } from './inTime';
import { listen } from './pageErrors';
import { changedText, untilIdle } from './pageText';
import { screenshotOf } from './screenshotOf';

/**
 * Timeout of all attempts at a page together, in ms. A page takes a second; the rest is for a busy
 * machine.
 */
const PAGE_TIMEOUT = 11_000;

/** Timeout of closing a tab, in ms. */
const CLOSE_TIMEOUT = 3_000;

/** Error of a page whose tab does not respond. */
const NO_RESPONSE = 'its tab did not answer';

/** One page of a pinned version. */
export interface PageToCheck {
  path: string;
  /** URL of the version's files. */
  folder: string;
  /** True if the server renders it. */
  isRendered: boolean;
}

/** Error of a page, with its console and a screenshot. */
export interface PageError {
  found: string;
  /** Exceptions, failed requests and console messages of the page. */
  console: string[];
  /** A JPEG; undefined if the page does not respond. */
  image?: Uint8Array;
}

/** The error in the page as the server sent it, if any. */
const errorInResponse = async (
  response: Response | null,
  isRendered: boolean,
): Promise<string | undefined> => {
  if (!response) return 'nothing was answered';
  const headers = response.headers();
  const reason = headers['x-not-rendered'];
  if (reason) return `the server could not render it: ${decodeURIComponent(reason)}`;
  if (response.status() !== 200) return `it answered ${response.status()}`;
  if (!isRendered) return undefined;
  const html = await inTime(response.text(), PAGE_TIMEOUT);
  if (!html.includes('id="start"')) return 'the server did not render it';
  if (!html.includes('id="page-data"')) return 'the server rendered it without some of its data';
  return undefined;
};

/** Waits for hydration, and triggers it at once by a focus event on a button. */
const waitUntilHydrated = async (page: Page, timeout: number): Promise<void> => {
  const button = page.locator('button');
  if ((await inTime(button.count(), timeout)) > 0) {
    const hurry = button.first().dispatchEvent('focusin', undefined, { timeout });
    // The button may no longer exist: after the start, scripts replace a page that the server did
    // not render.
    hurry.catch(() => undefined);
  }
  await page.locator('html[data-started]').waitFor({ state: 'attached', timeout });
};

const attempt = async (
  page: Page,
  url: string,
  { path, folder, isRendered }: PageToCheck,
  { console, deadline }: { console: ReturnType<typeof listen>; deadline: number },
): Promise<string | undefined> => {
  const { seen } = console;
  const left = () => Math.max(deadline - Date.now(), 1);
  const timeout = () => ({ timeout: left() });
  let ownFiles = 0;
  let awaited = 'it showed nothing';
  page.on('requestfinished', (request) => {
    if (request.url().startsWith(`${url + folder}/static/`)) ownFiles += 1;
  });
  try {
    const response = await page.goto(url + path, { ...timeout(), waitUntil: 'domcontentloaded' });
    const wrong = await errorInResponse(response, isRendered);
    if (wrong) return console.explain(wrong);
    awaited = 'its scripts did not start';
    await waitUntilHydrated(page, left());
    awaited = 'it showed no heading';
    await page.waitForLoadState('load', timeout());
    await page.locator('h1:visible:not(.late h1)').first().waitFor(timeout());
    awaited = 'it did not come to rest';
    do await inTime(untilIdle(page), left());
    while (!console.isQuiet() && left() > 1);
    if ((await inTime(page.locator('[data-part-failed]').count(), left())) > 0)
      return console.explain(
        `the shell says "${await page.locator('h1').first().textContent(timeout())}"`,
      );
    if (ownFiles === 0) return console.explain('its own files were not asked for');
    if (seen.lost.length > 0) return console.explain(`${seen.lost[0]} did not arrive`);
    if (seen.uncaught.length > 0) return console.explain(`it threw ${seen.uncaught[0]}`);
    if (seen.written.length > 0) return `the browser's console says: ${seen.written[0]}`;
    return isRendered ? await inTime(changedText(page), left()) : undefined;
  } catch (error) {
    if ((error as Error).name === 'TimeoutError')
      return console.explain(`${awaited} within ${PAGE_TIMEOUT / 1000} s`);
    const [line = ''] = String((error as Error).message).split('\n');
    return console.explain(`nothing was shown (${line.slice(0, 200)})`);
  }
};

/**
 * The page to which a page redirects in the browser, outside its remote. `/releases` works without
 * the shell, so nothing hydrates there.
 */
const REDIRECTS: Partial<Record<string, string>> = { '/admin/releases': '/releases' };

/** A tab for one page after the other, so that the browser compiles their shared scripts once. */
export interface Tab {
  page?: Page;
}

/**
 * Opens a page in a tab of a browser with a pinned version. The page passes if the server rendered
 * it, it hydrates without console messages, and its text stays the same.
 * @returns undefined if it passes
 */
export const checkPage = async (
  context: BrowserContext,
  tab: Tab,
  url: string,
  pageToCheck: PageToCheck,
): Promise<PageError | undefined> => {
  const deadline = Date.now() + PAGE_TIMEOUT;
  const once = async (): Promise<PageError | undefined> => {
    const page = (tab.page ??= await context.newPage());
    const console = listen(page, url);
    const opened = attempt(page, url, pageToCheck, { console, deadline });
    const redirect = REDIRECTS[pageToCheck.path];
    const redirected = redirect
      ? page.waitForURL(url + redirect, { timeout: PAGE_TIMEOUT }).then(
          () => undefined,
          () => opened,
        )
      : opened;
    const ended = Promise.race([opened, redirected]);
    const found = await inTime(ended, PAGE_TIMEOUT + CLOSE_TIMEOUT).catch(() => NO_RESPONSE);
    page.removeAllListeners();
    if (!found) return undefined;
    // The redirect also ends the attempt, with an error.
    if (redirect && page.url() === url + redirect) return undefined;
    tab.page = undefined;
    const image = found === NO_RESPONSE ? undefined : await screenshotOf(page);
    const closed = inTime(page.close(), CLOSE_TIMEOUT).catch(() => undefined);
    // A page with an endless script neither renders nor closes; do not wait for it twice.
    if (image) await closed;
    return { found, console: console.messages(), image };
  };
  const first = await once();
  if (!first || Date.now() >= deadline) return first;
  // Once more, because a busy machine can make an attempt fail. A timeout says less than the first
  // error.
  const second = await once();
  return Date.now() < deadline ? second : second && first;
};
