import type { Page } from '@playwright/test';
import { callsOf, type Calls } from '../fixtures/product/calls';
import type { Bench } from './bench';
import { compareSizes, MANY, NUMBER } from './scaledData';
import { median, printBudget, printTable } from './report';

/** Budget of a search in 10,000 items, from the end of the debounce to the painted cards, in ms. */
const BUDGET = 150;
/** Maximum ratio to the time with 100 items. Times below LEAST ms are not noticeable. */
const FLAT = 2;
const NOTICEABLE = 16;

const SAMPLE = {
  title: `update ${NUMBER} of the village well`,
  date: '2026-11-01',
  description: `<p>${'The well gives clean water every day, and the committee keeps its key. '.repeat(40)}</p>`,
};

/**
 * Search texts that match one item, every item and none. Each differs, so that no response is
 * cached.
 */
const SEARCHES: Record<string, string[]> = {
  'one item': ['00021', '00033', '00047', '00058', '00062'],
  'every item': ['village', 'village w', 'the village', 'of the v', 'well'],
  'no item': ['borehole', 'bicycle', 'choir', 'harvest', 'market'],
};

/** Time from the start of a search's request until its cards are painted, in ms. */
const searchTime = async (page: Page, search: string): Promise<number> => {
  const answered = page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        const main = document.querySelector('main') as HTMLElement;
        const watching = new MutationObserver(() => {
          const call = performance
            .getEntriesByType('resource')
            .filter(({ name }) => new URL(name).searchParams.get('search') === text)
            .at(-1) as PerformanceResourceTiming | undefined;
          const section = main.querySelector('section');
          if (!call?.responseEnd || section?.getAttribute('aria-busy') === 'true') return;
          watching.disconnect();
          // The change is painted one frame after it is rendered.
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve(performance.now() - call.startTime)),
          );
        });
        watching.observe(main, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        });
      }),
    search,
  );
  await page.getByPlaceholder('Search by title...').fill(search);
  return answered;
};

/** Measures searches in the browser in lists of 100 and of 10,000 updates, on each database. */
export const measureLists = async ({ browser, product }: Bench): Promise<void> => {
  const arrange = ({ sendOk }: Calls) => sendOk('POST', '/content/updates', SAMPLE);
  const measure = async (url: string, size: number): Promise<Record<string, number>> => {
    const page = await browser.newPage();
    await page.addInitScript(
      (text) => localStorage.setItem('adminToken', text),
      await callsOf(url).token(),
    );
    await page.goto(`${url}/admin/updates`);
    await page.getByText(`Page 1 of ${size / 10}`).waitFor();
    await searchTime(page, 'update 0');
    const times: Record<string, number> = {};
    for (const [kind, searches] of Object.entries(SEARCHES)) {
      const all: number[] = [];
      for (const search of searches) all.push(await searchTime(page, search));
      times[kind] = median(all);
    }
    await page.close();
    return times;
  };
  for (const { database, rows } of await compareSizes(product, arrange, measure)) {
    printTable([`A search in a list on ${database}, ms`, `${MANY} items`, '100 items'], rows);
    const isKept = rows.every(
      ([, many, few]) => many <= BUDGET && many <= Math.max(few, NOTICEABLE) * FLAT,
    );
    printBudget(
      isKept,
      `a search in a list takes at most ${BUDGET} ms, and ${FLAT} times that of 100 items`,
    );
  }
};
