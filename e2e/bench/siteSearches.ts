import { median } from './quantile';
import { table } from './table';

/** Budget of a search of the site with 10,000 items, from the request to the last byte of the answer, in ms. */
const BUDGET = 30;
const ROUNDS = 21;

/** Searches that find all items, none, or only similar titles. No item is translated into Chichewa. */
const SEARCHES = {
  'all items': { q: 'village well' },
  'no item': { q: 'xylophone' },
  'similar titles': { q: 'vilage' },
  'all items, in Chichewa': { q: 'village well', language: 'ny' },
};

const name = (what: string) => `the site: ${what}`;

/** Median time of each kind of search of the site, in ms. */
export const siteSearchTimes = async (url: string): Promise<Record<string, number>> => {
  const times: Record<string, number> = {};
  for (const [what, search] of Object.entries(SEARCHES)) {
    const all: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const begun = performance.now();
      const answer = await fetch(`${url}/api/search?${new URLSearchParams(search).toString()}`);
      await answer.text();
      if (!answer.ok) throw new Error(`A search of the site was answered with ${answer.status}.`);
      all.push(performance.now() - begun);
    }
    times[name(what)] = median(all);
  }
  return times;
};

/** Prints the times with 10,000 items beside those with 100. @returns whether they are within the budget */
export const printSiteSearches = (
  database: string,
  most: Record<string, number>,
  few: Record<string, number>,
): boolean => {
  const rows = Object.keys(SEARCHES).map((what) => ({
    what,
    value: most[name(what)] ?? NaN,
    beside: few[name(what)] ?? NaN,
    digits: 1,
  }));
  console.log(`\n${table([`A search of the site on ${database}, ms`, '10,000 items', '100 items'], rows)}`);
  return rows.every(({ value }) => value <= BUDGET);
};
