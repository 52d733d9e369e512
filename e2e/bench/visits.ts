import type { Browser } from '@playwright/test';
import { waitUntilSettled } from '../fixtures/product/settled';
import type { Bench } from './bench';
import { kB, printBudget, printTable } from './report';

/**
 * Budget of the first visit of the home page: JavaScript, compared with the single build's
 * (docs/decisions/0001, Weight).
 */
const SCRIPT_BUDGET = 1.05;
/** Budget of the texts of another language, in bytes. */
const TEXTS_BUDGET = 10_100;
/**
 * Budget of all transfers of that visit, in bytes (docs/decisions/0027).
 */
const BYTES_BUDGET = 360_000;
/** Duration of a visit, in ms. It includes requests of the idle page. */
const READING_MS = 4_000;

interface Answer {
  url: string;
  isScript: boolean;
  /** Transferred size of the head, and of head and body, in bytes. */
  head: number;
  total: number;
}

/** The responses that a new browser receives over the network during a visit. */
const answersOf = async (browser: Browser, url: string): Promise<Answer[]> => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const responses = new Map<string, Answer>();
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (response.fromDiskCache || response.url.startsWith('data:')) return;
    const isScript = type === 'Script' || response.mimeType.includes('javascript');
    responses.set(requestId, {
      url: response.url,
      isScript,
      head: response.encodedDataLength,
      total: 0,
    });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => responses.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = responses.get(requestId);
    if (answer) answer.total = encodedDataLength;
  });
  await session.send('Network.enable');
  await page.goto(url);
  await waitUntilSettled(page);
  await page.waitForFunction((ms) => performance.now() > ms, READING_MS);
  await context.close();
  return [...responses.values()].filter(({ total }) => total > 0);
};

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

/** Sums up responses. Sizes in kB; script without headers. */
const weigh = (responses: readonly Answer[]) => {
  const scripts = responses.filter(({ isScript }) => isScript);
  return {
    scripts: scripts.length,
    script: kB(sum(scripts.map(({ head, total }) => total - head))),
    requests: responses.length,
    all: kB(sum(responses.map(({ total }) => total))),
  };
};

/** Measures a first visit of the home page, also in Chichewa. The baseline is the single build. */
export const measureVisit = async ({ browser, site, single }: Bench): Promise<void> => {
  const visit = async (url: string) => weigh(await answersOf(browser, url));
  const responses = await answersOf(browser, site);
  const [ours, beside] = [weigh(responses), await visit(await single())];
  printTable(
    ['First visit of the home page', 'federated', 'single build'],
    [
      ['JavaScript, brotli, kB', ours.script, beside.script],
      ['files of JavaScript', ours.scripts, beside.scripts],
      ['requests', ours.requests, beside.requests],
      ['everything, kB', ours.all, beside.all],
    ],
  );
  console.log('Its largest files of JavaScript, brotli, kB');
  const largest = responses
    .filter(({ isScript }) => isScript)
    .sort((one, other) => other.total - one.total);
  for (const { url, head, total } of largest.slice(0, 8))
    console.log(
      `${kB(total - head)
        .toFixed(1)
        .padStart(7)}  ${new URL(url).pathname}`,
    );
  const inChichewa = await visit(`${site}/ny`);
  const budgets: [string, number, number][] = [
    ['of JavaScript', ours.script, SCRIPT_BUDGET * beside.script],
    ['of JavaScript in Chichewa', inChichewa.script, ours.script + kB(TEXTS_BUDGET)],
    ['in all', ours.all, kB(BYTES_BUDGET)],
  ];
  for (const [what, size, most] of budgets)
    printBudget(
      size <= most,
      `${size.toFixed(1)} kB ${what} on a first visit, at most ${most.toFixed(1)} kB`,
    );
};
