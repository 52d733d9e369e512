import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../../build/browser/findBrowser';
import { buildAllStale } from '../../build/parts/buildStale';
import { run, TYPESCRIPT } from '../../build/parts/run';
import { browserOptions } from '../product/browser';
import { callsOf } from '../product/calls';
import { freshData } from '../product/prepared';
import { addressOf, PUBLIC_SCREENS } from '../product/screens';
import { startServer } from '../product/server';
import { withProduct, type Product } from '../product/withProduct';
import { auditPages, SHIFT_BUDGET } from './audits';
import { measureLongLists } from './longLists';
import { measureReleases } from './releases/measureReleases';
import { slowVisit } from './slowPhone';
import { kB, table } from './table';
import { firstVisit } from './transfer';

/** Budget of the first visit of the home page: brotli size of all JavaScript, in bytes. */
const SCRIPT_BUDGET = 230_000;

/** Serves the page built without federation with the same server and an empty registry. */
const startSingle = async ({ prepared }: Product) => {
  const folder = path.join(prepared.folder, 'single');
  const shellDir = path.join(folder, 'dist');
  const releasesDir = path.join(folder, 'releases');
  const code = await run(
    process.execPath,
    [...TYPESCRIPT, path.join(import.meta.dirname, 'single/build.ts'), shellDir],
    {
      quiet: true,
    },
  );
  if (code !== 0) throw new Error('The page without federation could not be built.');
  await mkdir(releasesDir, { recursive: true });
  await writeFile(path.join(releasesDir, 'remotes.json'), JSON.stringify({ format: 1, remotes: [] }));
  return startServer({ dataDir: await freshData(prepared, true), releasesDir, shellDir, demo: true });
};

const compareWithSingle = async (browser: Browser, product: Product): Promise<boolean> => {
  const single = await startSingle(product);
  try {
    const [federated, alone] = [await firstVisit(browser, product.server.url), await firstVisit(browser, single.url)];
    const [slow, slowAlone] = [await slowVisit(browser, product.server.url), await slowVisit(browser, single.url)];
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
    const isKept = federated.scriptBytes <= SCRIPT_BUDGET;
    console.log(
      `\nBudget ${isKept ? 'kept' : 'EXCEEDED'}: ${kB(federated.scriptBytes).toFixed(1)} kB of JavaScript, at most ${kB(SCRIPT_BUDGET)} kB.\n`,
    );
    return isKept;
  } finally {
    await single.stop();
  }
};

const measureShifts = async (browser: Browser, { server }: Product): Promise<boolean> => {
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

// `npm run bench`: the project's measurements, each with a baseline measured in the same run.
await buildAllStale();
const executablePath = await findBrowser();
const browser = await chromium.launch(browserOptions(executablePath));
try {
  const kept = await withProduct(async (product) => {
    const isLight = await compareWithSingle(browser, product);
    const isStill = await measureShifts(browser, product);
    const isSound = await auditPages(executablePath, product.server, callsOf(product.server.url).read);
    console.log(
      `\n${table(
        ['Start of the server, s', 'second', 'first, with demo content'],
        [
          {
            what: 'until /readyz answers',
            value: product.server.startedInMs / 1000,
            beside: product.prepared.firstStartMs / 1000,
            digits: 2,
          },
        ],
      )}`,
    );
    const isFlat = await measureLongLists(browser, product);
    const isFree = await measureReleases(browser, product);
    return isLight && isStill && isSound && isFlat && isFree;
  });
  if (!kept) process.exitCode = 1;
} finally {
  await browser.close();
}
