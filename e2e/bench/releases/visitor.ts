import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { waitUntilSettled } from '../../fixtures/product/settled';

/** Measurements of all visitors of a run. */
export interface Journal {
  /** Time of each request until its last byte, in ms, by kind. */
  times: Record<'page' | 'call' | 'file', number[]>;
  /** Failed requests, with the reason. */
  failed: string[];
}

/** State that all visitors of a run share. */
export interface Current {
  site: string;
  journal: () => Journal;
  /** False when visitors have to end. */
  isOpen: () => boolean;
}

/** A page, and the API calls and images that a browser requests on it, by path and query. */
interface RecordedPage {
  path: string;
  asks: string[];
}

/** Visitors arrive spread over this time, in ms. */
const ARRIVAL = 5_000;
/** Range of the time that a visitor stays on a page, in ms. */
const LOOKS = { least: 5_000, most: 15_000 };

/** Visits pages in a browser, each with an empty cache, and records the requests for their content. */
export const recordPages = async (browser: Browser, url: string, paths: readonly string[]): Promise<RecordedPage[]> => {
  const recorded: RecordedPage[] = [];
  for (const path of paths) {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    const asks = new Set<string>();
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (request.method() === 'GET' && /^\/(api|uploads)\//.test(pathname)) asks.add(pathname + search);
    });
    await page.goto(url + path);
    await waitUntilSettled(page);
    await page.close();
    recorded.push({ path, asks: [...asks] });
  }
  return recorded;
};

const kindOf = (url: string): keyof Journal['times'] =>
  /^\/api\//.test(url) ? 'call' : /^\/(static|remotes|uploads)\//.test(url) ? 'file' : 'page';

/**
 * Fetches like a browser: immutable files once, answers with an ETag with If-None-Match. Writes every failure into the
 * journal.
 * @returns the body; undefined after a failure and for a file that is kept
 */
const httpClient = ({ site, journal }: Current) => {
  const kept = new Set<string>();
  const tagged = new Map<string, { etag: string; body: Buffer }>();
  return async (url: string): Promise<Buffer | undefined> => {
    if (kept.has(url)) return undefined;
    const stored = tagged.get(url);
    const begun = performance.now();
    try {
      const answer = await fetch(site + url, { headers: stored ? { 'if-none-match': stored.etag } : {} });
      const body = Buffer.from(await answer.arrayBuffer());
      journal().times[kindOf(url)].push(performance.now() - begun);
      if (answer.status === 304 && stored) return stored.body;
      if (!answer.ok) throw new Error(`answered ${answer.status}`);
      const etag = answer.headers.get('etag');
      if (answer.headers.get('cache-control')?.includes('immutable')) kept.add(url);
      else if (etag) tagged.set(url, { etag, body });
      return body;
    } catch (error) {
      journal().failed.push(`${url}: ${String((error as Error).cause ?? error)}`);
      return undefined;
    }
  };
};

/** Addresses of the shell's and the remote's files in a page. */
const filesIn = (html: string): string[] =>
  [...html.matchAll(/ (?:src|href)="(\/(?:static|remotes)\/[^"]+)"/g)].flatMap(([, file]) => file ?? []);

/**
 * A simulated visitor, for load: opens a page and fetches the files that it names, the registry, and its calls and images;
 * waits, then opens another page. Whether pages work is for the visitors with real browsers.
 * @param onArrival called when the first page has loaded with all its files
 */
export const visitor = async (
  current: Current,
  pages: readonly RecordedPage[],
  onArrival: () => void,
): Promise<void> => {
  const get = httpClient(current);
  await setTimeout(Math.random() * ARRIVAL);
  while (current.isOpen()) {
    const { path, asks } = pages[Math.floor(Math.random() * pages.length)] as RecordedPage;
    const html = await get(path);
    await Promise.all(['/remotes.json', ...new Set(filesIn(String(html))), ...asks].map(get));
    onArrival();
    await setTimeout(LOOKS.least + Math.random() * (LOOKS.most - LOOKS.least));
  }
};
