import type { Database } from '../../../src/db/database';
import { openDatabase } from '../../../src/db/open';
import { sizeOf } from '../../../src/site/cache/cachedResponse';
import {
  responseCache,
  type ResponseCache,
  type ResponseCacheOptions,
} from '../../../src/site/cache/responseCache';
import { eventually } from '../../../testing/eventually';
import { AwaitableList } from '../../../testing/growing';
import { saveQuote as save } from '../../../testing/saveQuote';

let database: Database;
let cache: ResponseCache;
/** The keys of the pages rendered so far, in order. */
let rendered: string[];

beforeEach(async () => {
  database = await openDatabase({ memory: true });
  await saveQuote('Be kind.');
  rendered = [];
  use();
});
afterEach(async () => {
  cache.stop();
  await database.destroy();
});

const use = (options?: ResponseCacheOptions) => {
  cache = responseCache(database, options);
};

const saveQuote = (text: string) => save(database, text);
const saveLogo = (altText: string) =>
  database.insertInto('logo').values({ _id: 'logo', updatedAt: '', url: '', altText }).execute();

const readQuote = async () =>
  (await database.selectFrom('quote').select('text').executeTakeFirst())?.text ?? '';
const readLogo = async () =>
  (await database.selectFrom('logo').select('altText').executeTakeFirst())?.altText ?? '';

const quotePage = async () => {
  rendered.push('quote');
  return { status: 200, html: await readQuote(), tables: ['quote'] };
};
const logoPage = async () => {
  rendered.push('logo');
  return { status: 200, html: await readLogo(), tables: ['logo'] };
};

const open = async (key: string, render: Parameters<ResponseCache['get']>[1]) =>
  (await cache.get(key, render)).bodies.identity.toString();
const openQuote = () => open('quote', quotePage);
const openLogo = () => open('logo', logoPage);

test('a page is rendered once, and again only after a write to its tables', async () => {
  await Promise.all([openQuote(), openLogo()]);
  expect([await openQuote(), await openLogo()]).toEqual(['Be kind.', '']);
  expect(rendered.sort()).toEqual(['logo', 'quote']);
  await saveLogo('A lamp');
  expect([await openQuote(), await openLogo()]).toEqual(['Be kind.', 'A lamp']);
  expect(rendered.sort()).toEqual(['logo', 'logo', 'quote']);
});

/** A page of the quote at the start of the rendering, which the test finishes. */
const slowPage = () => {
  const started = new AwaitableList<() => void>();
  const render = async () => {
    const page = await quotePage();
    await new Promise<void>((finish) => started.add(finish));
    return page;
  };
  const finish = async (number: number) => {
    await started.reached(number);
    started.items[number - 1]?.();
  };
  return { started, render, finish };
};

test('a hundred concurrent visitors share one rendering', async () => {
  const { render, finish } = slowPage();
  const opened = Array.from({ length: 100 }, () => open('quote', render));
  await finish(1);
  expect(new Set(await Promise.all(opened))).toEqual(new Set(['Be kind.']));
  expect(rendered).toEqual(['quote']);
});

test('a visitor who comes after a write gets no page whose rendering started before it', async () => {
  const { started, render, finish } = slowPage();
  const before = open('quote', render);
  await started.reached(1);
  await saveQuote('Be brave.');
  const after = [open('quote', render), open('quote', render)];
  await finish(1);
  expect(await before).toBe('Be kind.');
  await finish(2);
  expect(await Promise.all(after)).toEqual(['Be brave.', 'Be brave.']);
  expect(await openQuote()).toBe('Be brave.');
  expect(rendered).toHaveLength(2);
});

test('a failed rendering rejects all waiting visitors and is not cached', async () => {
  const failing = () => Promise.reject(new Error('The renderer ended.'));
  const failures = await Promise.allSettled([open('quote', failing), open('quote', failing)]);
  expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await openQuote()).toBe('Be kind.');
});

test.each([
  ['with an error', { status: 503, tables: ['quote'] }],
  ['from a table without a revision', { status: 200, tables: ['quote', 'site_state'] }],
])('a page %s is not cached', async (_what, page) => {
  await open('quote', async () => ({ ...(await quotePage()), ...page }));
  await openQuote();
  expect(rendered).toHaveLength(2);
});

test('a 404 page is cached until its tables change', async () => {
  const missing = async () => ({ ...(await quotePage()), status: 404 });
  expect((await cache.get('missing', missing)).status).toBe(404);
  await cache.get('missing', missing);
  expect(rendered).toHaveLength(1);
  await saveQuote('Found.');
  await cache.get('missing', missing);
  expect(rendered).toHaveLength(2);
});

test('evicts the least recently opened pages', async () => {
  use({ maxBytes: 10_000 });
  // Of bytes that do not compress: three copies of 1,000 each.
  const page = (key: string) => async () => {
    rendered.push(key);
    return {
      status: 200,
      html: Array.from({ length: 250 }, () => Math.random().toString(36)[2]).join(key),
      tables: [],
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
    // Opened repeatedly, so that it is never the least recently opened one.
    await visit('a');
  }
  rendered = [];
  await visit('a');
  await visit('b');
  expect(rendered).toEqual(['b']);

  // A page larger than the limit is sent and not cached.
  use({ maxBytes: 10 });
  rendered = [];
  expect([await openQuote(), await openQuote()]).toEqual(['Be kind.', 'Be kind.']);
  expect(rendered).toHaveLength(2);
});

test('invented URLs evict no page: missing, moved and with a query', async () => {
  await openQuote();
  const html = 'x'.repeat(400_000);
  for (let index = 0; index < 30; index += 1)
    for (const [key, how] of [
      [`missing ${index}`, { status: 404 }],
      [`moved ${index}`, { status: 301, location: '/' }],
      [`search?q=${index}`, { status: 200 }],
    ] as const)
      await cache.get(key, async () => ({ html, tables: [], ...how }));
  rendered = [];
  await openQuote();
  expect(rendered).toEqual([]);
  expect(cache.bytes()).toBeLessThan(9 * 1024 * 1024);
});

test('a page that appears, and disappears again, is cached with its present status', async () => {
  const page = (status: number) => async () => ({ ...(await quotePage()), status });
  for (const status of [404, 200, 404, 200]) {
    await saveQuote(`Status ${status}`);
    expect((await cache.get('page', page(status))).status).toBe(status);
    expect((await cache.get('page', page(status))).status).toBe(status);
  }
  expect(rendered).toHaveLength(4);
});

test('a page is rendered again after the clock was set back', async () => {
  const now = jest.spyOn(Date, 'now');
  await openQuote();
  now.mockReturnValue(Date.now() - 60_000);
  await openQuote();
  now.mockRestore();
  expect(rendered).toHaveLength(2);
});

describe('while the database does not answer', () => {
  /** Opens the page at a later time without the database. @returns its text and age in minutes */
  const openLater = async (ms: number) => {
    const later = Date.now() + ms;
    const broken = jest.spyOn(database, 'executeQuery').mockRejectedValue(new Error('Gone.'));
    const now = jest.spyOn(Date, 'now').mockReturnValue(later);
    try {
      const { bodies, staleFor } = await cache.get('quote', quotePage);
      return [bodies.identity.toString(), Math.floor((staleFor ?? 0) / 60)];
    } catch (error) {
      return [(error as Error).message];
    } finally {
      broken.mockRestore();
      now.mockRestore();
    }
  };
  const MINUTE = 60_000;
  // Of two zones, the one in which it is morning: a page expires at midnight.
  beforeEach(() => use({ timeZone: new Date().getUTCHours() < 12 ? 'UTC' : 'Etc/GMT-12' }));

  test('a page in memory is served for an hour, with its age', async () => {
    expect(await openLater(0)).toEqual(['Gone.']);
    await openQuote();
    expect(await openLater(59 * MINUTE)).toEqual(['Be kind.', 59]);
    expect(await openLater(61 * MINUTE)).toEqual(['Gone.']);
    expect((await cache.get('quote', quotePage)).staleFor).toBeUndefined();
  });

  test('a page that is known to have changed is not served', async () => {
    await openQuote();
    await saveQuote('Be brave.');
    await openLogo();
    expect(await openLater(0)).toEqual(['Gone.']);
  });

  test('a page is not served after the end of an item on it', async () => {
    const end = new Date(Date.now() + 10 * MINUTE).toISOString();
    const notice = { _id: 'notice', updatedAt: '', text: 'x', link: '', kind: 'information' };
    await database
      .insertInto('notice')
      .values({ ...notice, from: '2026-11-01T00:00:00.000Z', until: end })
      .execute();
    await open('quote', async () => ({ ...(await quotePage()), tables: ['quote', 'notice'] }));
    expect(await openLater(9 * MINUTE)).toEqual(['Be kind.', 9]);
    expect(await openLater(11 * MINUTE)).toEqual(['Gone.']);
  });
});

describe('after a write', () => {
  test('refresh renders the stale pages one at a time, the last opened first', async () => {
    let atOnce = 0;
    let most = 0;
    const page = (key: string) => async () => {
      most = Math.max(most, ++atOnce);
      const result = { ...(await quotePage()), html: key };
      rendered.push(key);
      atOnce -= 1;
      return result;
    };
    await openLogo();
    for (const key of ['a', 'b', 'c']) await open(key, page(key));
    await open('a', page('a'));
    await saveQuote('Be brave.');
    rendered = [];
    await Promise.all([cache.refresh(), cache.refresh()]);
    expect(rendered.filter((key) => key !== 'quote')).toEqual(['a', 'c', 'b']);
    expect(most).toBe(1);
    // An unchanged file is not rendered again, and nothing is rendered for the next visitor.
    expect(await openLogo()).toBe('');
    expect(await open('a', page('a'))).toBe('a');
    expect(rendered.filter((key) => key !== 'quote')).toEqual(['a', 'c', 'b']);
  });

  test('refresh skips pages that no visitor has opened for ten minutes', async () => {
    const now = jest.spyOn(Date, 'now');
    const start = Date.now();
    await openQuote();
    for (const minutes of [6, 12]) {
      await saveQuote(`Minute ${minutes}`);
      now.mockReturnValue(start + minutes * 60_000);
      await cache.refresh();
    }
    now.mockRestore();
    expect(rendered).toHaveLength(2);
  });

  test('refresh skips a page that was rendered ahead and never opened', async () => {
    await cache.get('quote', quotePage, true);
    await saveQuote('Be brave.');
    await cache.refresh();
    expect(rendered).toHaveLength(1);
    await openQuote();
    await saveQuote('Be kind again.');
    await cache.refresh();
    expect(rendered).toHaveLength(3);
  });

  test('an error of refresh is reported, and the next visit renders the page', async () => {
    const errors: unknown[] = [];
    use({ onError: (error) => errors.push(error) });
    let isBroken = false;
    let isStopping = false;
    const render = () => {
      if (isStopping) cache.stop();
      return isBroken ? Promise.reject(new Error('The renderer ended.')) : quotePage();
    };
    await open('quote', render);
    await saveQuote('Be brave.');
    isBroken = true;
    await cache.refresh();
    expect(errors).toEqual([new Error('The renderer ended.')]);
    isBroken = false;
    expect(await open('quote', render)).toBe('Be brave.');

    // A stop ends the renderer, which is no error, and then nothing is rendered.
    await saveQuote('Be patient.');
    isBroken = isStopping = true;
    await cache.refresh();
    expect(errors).toHaveLength(1);
    rendered = [];
    await cache.refresh();
    expect(rendered).toEqual([]);
  });
});

describe('a page that is read often', () => {
  const longPage = async () => ({
    status: 200,
    html: Array.from({ length: 4_000 }, (_, number) => `<p>${(number * 7919) % 1009}</p>`).join(''),
    tables: ['quote'],
  });
  const compressedSize = async () => (await cache.get('long', longPage)).bodies.br?.length ?? 0;

  test('is compressed in the best quality', async () => {
    const first = await compressedSize();
    expect(await compressedSize()).toBe(first);
    await eventually(async () => (await compressedSize()) < first);
  });

  test('is not, within a minute of a write', async () => {
    await cache.refresh();
    const first = await compressedSize();
    for (let visit = 0; visit < 4; visit += 1) await compressedSize();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await compressedSize()).toBe(first);
  });
});
