import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../../build/browser/findBrowser';
import { buildAllStale } from '../../build/parts/buildStale';
import { run, TYPESCRIPT } from '../../build/parts/run';
import { browserOptions } from '../product/browser';
import { callsOf } from '../product/calls';
import { freshData } from '../product/prepared';
import { releaseCommand } from '../product/releases';
import { addressOf, PUBLIC_SCREENS } from '../product/screens';
import { startServer } from '../product/server';
import { withProduct, type Product } from '../product/withProduct';
import { auditPages, SHIFT_BUDGET } from './audits';
import { withBackForward } from './backForward';
import { addressIn } from './inLanguage';
import { withLighthouse, type Look } from './lighthouse';
import { measureLongLists } from './longLists';
import { measureOfficeLists } from './officeLists';
import { measureReleases } from './releases/measureReleases';
import { measureAnswers } from './rendering/answers';
import { measureSavingData } from './rendering/savingData';
import { measureThinLine } from './rendering/thinLine';
import { slowVisit } from './slowPhone';
import { kB, table } from './table';
import { firstVisit } from './transfer';
import { measureWaiting } from './waiting';

/** Budget of the first visit of the home page: JavaScript, compared with the single build's (docs/decisions/0001, Weight). */
const SCRIPT_BUDGET = 1.15;
/** Budget of the texts of another language, in bytes. */
const TEXTS_BUDGET = 10_000;
/** Budget of everything that travels on that visit, in bytes: 2% above the baseline of docs/decisions/0027. */
const BYTES_BUDGET = 511_000;

/** Budgets of a start until the server is ready, in ms: with the demo content, and of a site that exists. */
const FIRST_START_BUDGET = 4000;
const START_BUDGET = 3000;

interface Bench {
  browser: Browser;
  /** Audits a page with Lighthouse. */
  look: Look;
  product: Product;
}

/** Builds the page without federation. The server is ready only with a live remote; this page does not load it. */
const buildSingle = async ({ prepared }: Product) => {
  const folder = path.join(prepared.folder, 'single');
  const shellDir = path.join(folder, 'dist');
  const releasesDir = path.join(folder, 'releases');
  const program = path.join(import.meta.dirname, 'single/build.ts');
  const code = await run(process.execPath, [...TYPESCRIPT, program, shellDir], { quiet: true });
  if (code !== 0) throw new Error('The page without federation could not be built.');
  await releaseCommand(['public-site', '--without-smoke'], releasesDir);
  return { shellDir, releasesDir };
};

let single: ReturnType<typeof buildSingle> | undefined;

/** Runs `work` with the page built without federation, served by the same server. It is built once. */
const withSingle = async <Result>(product: Product, work: (url: string) => Promise<Result>): Promise<Result> => {
  single ??= buildSingle(product);
  const dataDir = await freshData(product.prepared, true);
  const server = await startServer({ ...(await single), dataDir, demo: true });
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
};

const compareWithSingle = async ({ browser, product }: Bench): Promise<boolean> =>
  withSingle(product, async (beside) => {
    const [federated, alone] = [await firstVisit(browser, product.server.url), await firstVisit(browser, beside)];
    const [slow, slowAlone] = [await slowVisit(browser, product.server.url), await slowVisit(browser, beside)];
    console.log(
      table(
        ['First visit of the home page', 'federated', 'single build'],
        [
          {
            what: 'JavaScript, brotli, kB',
            value: kB(federated.scriptBytes),
            beside: kB(alone.scriptBytes),
            digits: 1,
          },
          { what: 'files of JavaScript', value: federated.scripts, beside: alone.scripts },
          { what: 'requests', value: federated.requests, beside: alone.requests },
          { what: 'everything, kB', value: kB(federated.bytes), beside: kB(alone.bytes), digits: 1 },
          {
            what: 'largest paint on a slow phone, s',
            value: slow.largestPaint / 1000,
            beside: slowAlone.largestPaint / 1000,
            digits: 2,
          },
        ],
      ),
    );
    console.log('\nIts largest files of JavaScript, brotli, kB');
    for (const { file, bytes } of federated.largest.slice(0, 8))
      console.log(`${kB(bytes).toFixed(1).padStart(7)}  ${new URL(file).pathname}`);
    const inChichewa = await firstVisit(browser, product.server.url + addressIn('ny', '/'));
    console.log();
    const budgets: [string, number, number][] = [
      ['of JavaScript', federated.scriptBytes, SCRIPT_BUDGET * alone.scriptBytes],
      ['of JavaScript in Chichewa', inChichewa.scriptBytes, federated.scriptBytes + TEXTS_BUDGET],
      ['in all', federated.bytes, BYTES_BUDGET],
    ];
    for (const [what, bytes, budget] of budgets)
      console.log(
        `Budget ${bytes <= budget ? 'kept' : 'EXCEEDED'}: ${kB(bytes).toFixed(1)} kB ${what}, at most ${kB(budget).toFixed(1)} kB.`,
      );
    console.log();
    return budgets.every(([, bytes, budget]) => bytes <= budget);
  });

const measureShifts = async ({ browser, product: { server } }: Bench): Promise<boolean> => {
  const { read } = callsOf(server.url);
  console.log(`On a slow phone: layout shift while loading (at most ${SHIFT_BUDGET}), largest paint in s`);
  let isKept = true;
  for (const screen of PUBLIC_SCREENS) {
    const { shift, moved, largestPaint } = await slowVisit(browser, server.url + (await addressOf(screen, read)));
    const paint = (largestPaint / 1000).toFixed(2).padStart(6);
    if (shift <= SHIFT_BUDGET) {
      console.log(`${screen.name.padEnd(16)} ${shift.toFixed(4)} ${paint}`);
    } else {
      isKept = false;
      console.log(
        `${screen.name.padEnd(16)} ${shift.toFixed(4)} ${paint}  EXCEEDED by what moved: ${moved.join(', ')}`,
      );
    }
  }
  return isKept;
};

const printStarts = ({ product: { prepared, server } }: Bench): boolean => {
  const row = { what: 'until /readyz answers', value: server.startedInMs / 1000, beside: prepared.firstStartMs / 1000 };
  console.log(`\n${table(['Start of the server, s', 'second', 'first, with demo content'], [{ ...row, digits: 2 }])}`);
  const isKept = server.startedInMs <= START_BUDGET && prepared.firstStartMs <= FIRST_START_BUDGET;
  console.log(
    `Budget ${isKept ? 'kept' : 'EXCEEDED'}: at most ${START_BUDGET / 1000} s, the first ${FIRST_START_BUDGET / 1000} s.`,
  );
  return isKept;
};

/** The measurements by name. Each prints its figures and says whether its budgets are kept. */
const MEASUREMENTS: Record<string, (bench: Bench) => boolean | Promise<boolean>> = {
  visit: compareWithSingle,
  shifts: measureShifts,
  'thin-line': ({ look, product }) =>
    withSingle(product, (url) => measureThinLine(look, product.server.url, url, callsOf(product.server.url).read)),
  audits: ({ look, product }) =>
    withSingle(product, (url) =>
      withBackForward((obstacles) =>
        auditPages(look, obstacles, product.server.url, url, callsOf(product.server.url).read),
      ),
    ),
  'saving-data': ({ browser, product }) =>
    withSingle(product, (url) => measureSavingData(browser, product.server.url, url, callsOf(product.server.url).read)),
  answers: ({ product }) => measureAnswers(product),
  start: printStarts,
  lists: ({ browser, product }) => measureLongLists(browser, product),
  'office-lists': ({ product }) => measureOfficeLists(product),
  waiting: ({ browser, product }) => measureWaiting(browser, product),
  releases: ({ browser, product }) => measureReleases(browser, product),
};

// `npm run bench`: the project's measurements, each with a baseline measured in the same run. Arguments name those to make.
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in MEASUREMENTS));
if (unknown.length > 0)
  throw new Error(`There is no measurement ${unknown.join(', ')}. There are: ${Object.keys(MEASUREMENTS).join(', ')}.`);

await buildAllStale();
const executablePath = await findBrowser();
const browser = await chromium.launch(browserOptions(executablePath));
try {
  const kept = await withProduct((product) =>
    withLighthouse(executablePath, async (look) => {
      const results: boolean[] = [];
      for (const [name, measure] of Object.entries(MEASUREMENTS))
        if (wanted.length === 0 || wanted.includes(name)) results.push(await measure({ browser, look, product }));
      return results.every(Boolean);
    }),
  );
  if (!kept) process.exitCode = 1;
} finally {
  await browser.close();
}
