import type { Browser } from '@playwright/test';
import { waitUntilSettled } from '../product/settled';

/** Data transferred for one page. */
export interface Transfer {
  /** Transferred size of scripts without headers, in bytes. */
  scriptBytes: number;
  scripts: number;
  /** Transferred size of all answers with headers, in bytes. */
  bytes: number;
  requests: number;
  /** The scripts, largest first. */
  largest: { file: string; bytes: number }[];
}

interface Answer {
  url: string;
  isScript: boolean;
  head: number;
  total: number;
}

/** Observation time of a page, in ms. It includes what the page fetches when it is idle. */
const WATCHED_MS = 4_000;

/** Visits a page with an empty cache and measures the transferred data with the browser's protocol. */
export const firstVisit = async (browser: Browser, url: string): Promise<Transfer> => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const answers = new Map<string, Answer>();
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (response.fromDiskCache || response.url.startsWith('data:')) return;
    const isScript = type === 'Script' || response.mimeType.includes('javascript');
    answers.set(requestId, { url: response.url, isScript, head: response.encodedDataLength, total: 0 });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => answers.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer) answer.total = encodedDataLength;
  });
  await session.send('Network.enable');

  await page.goto(url);
  await waitUntilSettled(page);
  await page.waitForFunction((ms) => performance.now() > ms, WATCHED_MS);
  await page.waitForLoadState('networkidle');
  await context.close();

  const all = [...answers.values()].filter(({ total }) => total > 0);
  const scripts = all
    .filter(({ isScript }) => isScript)
    .map(({ url: file, head, total }) => ({ file, bytes: total - head }));
  const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);
  return {
    scriptBytes: sum(scripts.map(({ bytes }) => bytes)),
    scripts: scripts.length,
    bytes: sum(all.map(({ total }) => total)),
    requests: all.length,
    largest: scripts.sort((one, other) => other.bytes - one.bytes),
  };
};
