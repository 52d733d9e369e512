import type { Database } from '../../../src/db/database';
import { openDatabase } from '../../../src/db/open';
import { sizeOf } from '../../../src/site/cache/cachedPage';
import {
  pageCache,
  type PageCache,
  type PageCacheOptions,
} from '../../../src/site/cache/pageCache';
import { Growing } from '../../../testing/growing';
import { saveQuote as save } from '../../../testing/saveQuote';

let database: Database;
let cache: PageCache;
/** The keys of the pages made so far, in order. */
let made: string[];

beforeEach(async () => {
  database = await openDatabase({ memory: true });
  await saveQuote('Be kind.');
  made = [];
  use();
});
afterEach(async () => {
  cache.stop();
  await database.destroy();
});

const use = (options?: PageCacheOptions) => {
  cache = pageCache(database, options);
};

const saveQuote = (text: string) => save(database, text);
const saveLogo = (altText: string) =>
  database.insertInto('logo').values({ _id: 'logo', updatedAt: '', url: '', altText }).execute();

const readQuote = async () =>
  (await database.selectFrom('quote').select('text').executeTakeFirst())?.text ?? '';
const readLogo = async () =>
  (await database.selectFrom('logo').select('altText').executeTakeFirst())?.altText ?? '';

const quotePage = async () => {
  made.push('quote');
  return { status: 200, html: await readQuote(), reads: ['quote'] };
};
const logoPage = async () => {
  made.push('logo');
  return { status: 200, html: await readLogo(), reads: ['logo'] };
};

const open = async (key: string, make: Parameters<PageCache['get']>[1]) =>
  (await cache.get(key, make)).bodies.identity.toString();
const openQuote = () => open('quote', quotePage);
const openLogo = () => open('logo', logoPage);

test('a page is made once and kept; a write changes the pages that were made from its table, and no others', async () => {
  await Promise.all([openQuote(), openLogo()]);
  expect([await openQuote(), await openLogo()]).toEqual(['Be kind.', '']);
  expect(made.sort()).toEqual(['logo', 'quote']);
  await saveLogo('A lamp');
  expect([await openQuote(), await openLogo()]).toEqual(['Be kind.', 'A lamp']);
  expect(made.sort()).toEqual(['logo', 'logo', 'quote']);
});

/** A page of the quote as it is at the start, which is finished when it is told to. */
const slowPage = () => {
  const begun = new Growing<() => void>();
  const make = async () => {
    const page = await quotePage();
    await new Promise<void>((finish) => begun.add(finish));
    return page;
  };
  const finish = async (number: number) => {
    await begun.reached(number);
    begun.items[number - 1]?.();
  };
  return { begun, make, finish };
};

test('a hundred visitors at once share one making', async () => {
  const { make, finish } = slowPage();
  const opened = Array.from({ length: 100 }, () => open('quote', make));
  await finish(1);
  expect(new Set(await Promise.all(opened))).toEqual(new Set(['Be kind.']));
  expect(made).toEqual(['quote']);
});

test('a write while a page is made: who asked before gets it, who asks then does not', async () => {
  const { begun, make, finish } = slowPage();
  const before = open('quote', make);
  await begun.reached(1);
  await saveQuote('Be brave.');
  const after = [open('quote', make), open('quote', make)];
  await finish(1);
  expect(await before).toBe('Be kind.');
  await finish(2);
  expect(await Promise.all(after)).toEqual(['Be brave.', 'Be brave.']);
  expect(await openQuote()).toBe('Be brave.');
  expect(made).toHaveLength(2);
});

test('a failure reaches all who wait, and is not kept', async () => {
  const failing = () => Promise.reject(new Error('The renderer ended.'));
  const failures = await Promise.allSettled([open('quote', failing), open('quote', failing)]);
  expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await openQuote()).toBe('Be kind.');
});

test.each([
  ['with an error', { status: 503, reads: ['quote'] }],
  [
    'made from a table whose changes are not counted',
    { status: 200, reads: ['quote', 'site_state'] },
  ],
])('a page %s is not kept', async (_what, page) => {
  await open('quote', async () => ({ ...(await quotePage()), ...page }));
  await openQuote();
  expect(made).toHaveLength(2);
});

test('a missing page is kept until the item may be there', async () => {
  const missing = async () => ({ ...(await quotePage()), status: 404 });
  expect((await cache.get('missing', missing)).status).toBe(404);
  await cache.get('missing', missing);
  expect(made).toHaveLength(1);
  await saveQuote('Found.');
  await cache.get('missing', missing);
  expect(made).toHaveLength(2);
});

test('the pages opened last are kept, as many as there is room for', async () => {
  use({ maxBytes: 10_000 });
  // Of bytes that do not compress: three copies of 1,000 each.
  const page = (key: string) => async () => {
    made.push(key);
    return {
      status: 200,
      html: Array.from({ length: 250 }, () => Math.random().toString(36)[2]).join(key),
      reads: [],
    };
  };
  const visit = (key: string) => cache.get(key, page(key));
  const bytes = sizeOf(await visit('a'), 'a');
  const room = Math.floor(10_000 / bytes);
  const others = Array.from({ length: room }, (_, index) =>
    String.fromCharCode('b'.charCodeAt(0) + index),
  );
  for (const key of others) {
    await visit(key);
    // Opened again and again, so that it is never the one that was not opened for longest.
    await visit('a');
  }
  made = [];
  await visit('a');
  await visit('b');
  expect(made).toEqual(['b']);

  // A page larger than all the room is answered and not kept.
  use({ maxBytes: 10 });
  made = [];
  expect([await openQuote(), await openQuote()]).toEqual(['Be kind.', 'Be kind.']);
  expect(made).toHaveLength(2);
});

test('addresses that anybody can invent push no page out: missing, moved and with a query', async () => {
  await openQuote();
  const html = 'x'.repeat(400_000);
  for (let index = 0; index < 30; index += 1)
    for (const [key, how] of [
      [`missing ${index}`, { status: 404 }],
      [`moved ${index}`, { status: 301, location: '/' }],
      [`search?q=${index}`, { status: 200 }],
    ] as const)
      await cache.get(key, async () => ({ html, reads: [], ...how }));
  made = [];
  await openQuote();
  expect(made).toEqual([]);
  expect(cache.bytes()).toBeLessThan(9 * 1024 * 1024);
});

test('a page that is found after it was missing, and is missing again, is kept as it is', async () => {
  const page = (status: number) => async () => ({ ...(await quotePage()), status });
  for (const status of [404, 200, 404, 200]) {
    await saveQuote(`Status ${status}`);
    expect((await cache.get('page', page(status))).status).toBe(status);
    expect((await cache.get('page', page(status))).status).toBe(status);
  }
  expect(made).toHaveLength(4);
});

test('a page is made again when the clock is turned back before it was made', async () => {
  const now = jest.spyOn(Date, 'now');
  await openQuote();
  now.mockReturnValue(Date.now() - 60_000);
  await openQuote();
  now.mockRestore();
  expect(made).toHaveLength(2);
});

describe('after a write', () => {
  test('the changed pages are made again, and only those, one at a time, the one opened last first', async () => {
    let atOnce = 0;
    let most = 0;
    const page = (key: string) => async () => {
      most = Math.max(most, ++atOnce);
      const result = { ...(await quotePage()), html: key };
      made.push(key);
      atOnce -= 1;
      return result;
    };
    await openLogo();
    for (const key of ['a', 'b', 'c']) await open(key, page(key));
    await open('a', page('a'));
    await saveQuote('Be brave.');
    made = [];
    await Promise.all([cache.refresh(), cache.refresh()]);
    expect(made.filter((key) => key !== 'quote')).toEqual(['a', 'c', 'b']);
    expect(most).toBe(1);
    // An unchanged file is not made again, and nothing is made for the next visitor.
    expect(await openLogo()).toBe('');
    expect(await open('a', page('a'))).toBe('a');
    expect(made.filter((key) => key !== 'quote')).toEqual(['a', 'c', 'b']);
  });

  test('a page that nobody has opened for ten minutes is left; being made in the background does not count', async () => {
    const now = jest.spyOn(Date, 'now');
    const start = Date.now();
    await openQuote();
    for (const minutes of [6, 12]) {
      await saveQuote(`Minute ${minutes}`);
      now.mockReturnValue(start + minutes * 60_000);
      await cache.refresh();
    }
    now.mockRestore();
    expect(made).toHaveLength(2);
  });

  test('a page that was made ahead and nobody has opened is left', async () => {
    await cache.get('quote', quotePage, true);
    await saveQuote('Be brave.');
    await cache.refresh();
    expect(made).toHaveLength(1);
    await openQuote();
    await saveQuote('Be kind again.');
    await cache.refresh();
    expect(made).toHaveLength(3);
  });

  test('a failure is reported, and the next visitor has the page made', async () => {
    const faults: unknown[] = [];
    use({ onFault: (fault) => faults.push(fault) });
    let isBroken = false;
    const make = () => (isBroken ? Promise.reject(new Error('The renderer ended.')) : quotePage());
    await open('quote', make);
    await saveQuote('Be brave.');
    isBroken = true;
    await cache.refresh();
    expect(faults).toEqual([new Error('The renderer ended.')]);
    isBroken = false;
    expect(await open('quote', make)).toBe('Be brave.');

    // Once it is stopped, nothing is made.
    await saveQuote('Be patient.');
    cache.stop();
    made = [];
    await cache.refresh();
    expect(made).toEqual([]);
  });
});
