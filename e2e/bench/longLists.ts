import type { Browser, Page } from '@playwright/test';
import { callsOf } from '../product/calls';
import { freshData } from '../product/prepared';
import { startServer } from '../product/server';
import type { Product } from '../product/withProduct';
import { DATABASES, onDatabase } from './databases';
import { multiplied, NUMBER } from './multiplied';
import { median } from './quantile';
import { printSiteSearches, siteSearchTimes } from './siteSearches';
import { table } from './table';

/** Budget of a search in 10,000 items, from the end of the debounce to the painted cards, in ms. */
const SEARCH_BUDGET = 150;
/** Maximum ratio to the time with 100 items. */
const FLAT = 2;
const SIZES = [100, 1_000, 10_000];

const SAMPLE = `update ${NUMBER} of the village well`;
const DESCRIPTION = `<p>${'The well gives clean water every day, and the committee keeps its key. '.repeat(40)}</p>`;

/** Search texts that match one item, every item and none. Each search differs, so that no answer is cached. */
const SEARCHES: Record<string, string[]> = {
  'one item': ['00021', '00033', '00047', '00058', '00062'],
  'every item': ['village', 'village w', 'the village', 'of the v', 'well'],
  'no item': ['borehole', 'bicycle', 'choir', 'harvest', 'market'],
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
const measure = async (
  browser: Browser,
  { prepared }: Product,
  size: number,
  settings: Record<string, string>,
): Promise<Record<string, number>> => {
  const place = { dataDir: await freshData(prepared, false), releasesDir: prepared.releases, demo: false, settings };
  await multiplied(place, size, async ({ keep }) => {
    await keep('POST', '/content/updates', { title: SAMPLE, date: '2026-11-01', image: '', description: DESCRIPTION });
  });
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

const compare = async (browser: Browser, product: Product, database: string): Promise<boolean> => {
  const measured: Record<string, number>[] = [];
  for (const size of SIZES)
    measured.push(await onDatabase(database, (settings) => measure(browser, product, size, settings)));
  const [few, many, most] = measured as [Record<string, number>, Record<string, number>, Record<string, number>];
  let isKept = true;
  for (const [heads, result] of [
    [[`A search in a list on ${database}, ms beyond the debounce`, '1,000 items', '100 items'], many],
    [['The same', '10,000 items', '100 items'], most],
  ] as const) {
    const rows = Object.keys(SEARCHES).map((what) => ({ what, value: result[what] ?? NaN, beside: few[what] ?? NaN }));
    console.log(`\n${table([...heads], rows)}`);
    isKept &&= rows.every(({ value, beside }) => value <= SEARCH_BUDGET && value <= Math.max(beside, 16) * FLAT);
  }
  return printSiteSearches(database, most, few) && isKept;
};

/**
 * Measures searches in lists of 100 to 10,000 updates, and searches of the site, on each database. @returns whether the times
 * are within their budgets
 */
export const measureLongLists = async (browser: Browser, product: Product): Promise<boolean> => {
  let isKept = true;
  for (const database of DATABASES) isKept = (await compare(browser, product, database)) && isKept;
  console.log(
    `Budget ${isKept ? 'kept' : 'EXCEEDED'}: at most ${SEARCH_BUDGET} ms, and ${FLAT} times that of 100 items.\n`,
  );
  return isKept;
};
