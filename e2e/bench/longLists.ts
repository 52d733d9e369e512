import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { distOf } from '../../build/parts/parts';
import { run } from '../../build/parts/run';
import { callsOf } from '../product/calls';
import { freshData } from '../product/prepared';
import { startServer, type ServerPlace } from '../product/server';
import type { Product } from '../product/withProduct';
import { median } from './quantile';
import { printSiteSearches, siteSearchTimes } from './siteSearches';
import { table } from './table';

/** Budget of a search in 10,000 items, from the end of the debounce to the painted cards, in ms. */
const SEARCH_BUDGET = 150;
/** Maximum ratio to the time with 100 items. */
const FLAT = 2;
const SIZES = [100, 1_000, 10_000];

const SAMPLE = 'update 00000 of the village well';
const DESCRIPTION = `<p>${'The well gives clean water every day, and the committee keeps its key. '.repeat(40)}</p>`;

/** Search texts that match one item, every item and none. Each search differs, so that no answer is cached. */
const SEARCHES: Record<string, string[]> = {
  'one item': ['00021', '00033', '00047', '00058', '00062'],
  'every item': ['village', 'village w', 'the village', 'of the v', 'well'],
  'no item': ['borehole', 'bicycle', 'choir', 'harvest', 'market'],
};

/** Runs the `admin` command of the built server. */
const admin = async (place: ServerPlace, ...args: string[]) => {
  const env = { DATA_DIR: place.dataDir, LOG_LEVEL: 'error' };
  const code = await run(process.execPath, [path.join(distOf('content-server'), 'admin.js'), ...args], {
    env,
    quiet: true,
  });
  if (code !== 0) throw new Error(`npm run admin -- ${args.join(' ')} failed with code ${code}.`);
};

/** Adds one update with a request, then copies it by multiplying it in an archive that is imported again. */
const fill = async (place: ServerPlace, size: number): Promise<void> => {
  const server = await startServer(place);
  const draft = { title: SAMPLE, date: '2026-11-01', image: '', description: DESCRIPTION };
  await callsOf(server.url).keep('POST', '/content/updates', draft);
  await server.stop();
  const file = path.join(place.dataDir, 'updates.gz');
  await admin(place, 'export', file);
  const lines = gunzipSync(await readFile(file))
    .toString()
    .trim()
    .split('\n');
  const sample = lines.find((line) => line.includes(SAMPLE));
  if (!sample) throw new Error('The export does not hold the update that was added.');
  const { row } = JSON.parse(sample) as { row: { _id: string } };
  const copies = Array.from({ length: size - 1 }, (_, index) => {
    const number = String(index + 1).padStart(5, '0');
    return sample.replaceAll('00000 of', `${number} of`).replace(row._id, row._id.slice(0, -5) + number);
  });
  await writeFile(file, gzipSync([...lines, ...copies].join('\n')));
  await admin(place, 'import', file);
};

/** Time from the start of a search's request until its cards are painted, in ms. */
const searchTime = async (page: Page, search: string): Promise<number> => {
  const answered = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const main = document.querySelector('main') as HTMLElement;
        const watching = new MutationObserver(() => {
          const call = performance
            .getEntriesByType('resource')
            .filter(({ name }) => new URL(name).searchParams.get('search') === wanted)
            .at(-1) as PerformanceResourceTiming | undefined;
          const section = main.querySelector('section');
          if (!call?.responseEnd || section?.getAttribute('aria-busy') === 'true') return;
          watching.disconnect();
          // The change is painted one frame after the frame that draws it.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - call.startTime)));
        });
        watching.observe(main, { subtree: true, childList: true, characterData: true, attributes: true });
      }),
    search,
  );
  await page.getByPlaceholder('Search by title...').fill(search);
  return answered;
};

/** Median times of each kind of search in a list of a given size. */
const measure = async (browser: Browser, { prepared }: Product, size: number): Promise<Record<string, number>> => {
  const place = { dataDir: await freshData(prepared, false), releasesDir: prepared.releases, demo: false };
  await fill(place, size);
  const server = await startServer(place);
  const page = await browser.newPage();
  try {
    const token = await callsOf(server.url).token();
    await page.addInitScript((text) => localStorage.setItem('adminToken', text), token);
    await page.goto(`${server.url}/admin/updates`);
    await page.getByText(`Page 1 of ${size / 10}`).waitFor();
    await searchTime(page, 'update 0');
    const times: Record<string, number> = {};
    for (const [kind, searches] of Object.entries(SEARCHES)) {
      const all: number[] = [];
      for (const search of searches) all.push(await searchTime(page, search));
      times[kind] = median(all);
    }
    return { ...times, ...(await siteSearchTimes(server.url)) };
  } finally {
    await page.close();
    await server.stop();
  }
};

/** Measures searches in lists of 100 to 10,000 updates. @returns whether the times are within their budgets */
export const measureLongLists = async (browser: Browser, product: Product): Promise<boolean> => {
  const measured: Record<string, number>[] = [];
  for (const size of SIZES) measured.push(await measure(browser, product, size));
  const [few, many, most] = measured as [Record<string, number>, Record<string, number>, Record<string, number>];
  let isKept = true;
  for (const [heads, result] of [
    [['A search in a list, ms beyond the debounce', '1,000 items', '100 items'], many],
    [['The same', '10,000 items', '100 items'], most],
  ] as const) {
    const rows = Object.keys(SEARCHES).map((what) => ({ what, value: result[what] ?? NaN, beside: few[what] ?? NaN }));
    console.log(`\n${table([...heads], rows)}`);
    isKept &&= rows.every(({ value, beside }) => value <= SEARCH_BUDGET && value <= Math.max(beside, 16) * FLAT);
  }
  isKept &&= printSiteSearches(most, few);
  console.log(
    `Budget ${isKept ? 'kept' : 'EXCEEDED'}: at most ${SEARCH_BUDGET} ms, and ${FLAT} times that of 100 items.\n`,
  );
  return isKept;
};
