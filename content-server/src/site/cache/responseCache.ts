import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/database';
import { revisions, type Revisions } from '../../db/revisions';
import { sharedRead } from '../../db/sharedRead';
import { toCachedPage, sizeOf, type CachedResponse, type RenderResult } from './cachedResponse';
import { createExpiry, type Lookup } from './expiry';

type Render = () => Promise<RenderResult>;

/** Maximum of the bytes of all cached pages together. */
const BYTES_MAX = 24 * 1024 * 1024;

/**
 * Limit for API responses, redirects, error pages and pages with a query. It is separate, so that
 * any number of invented URLs cannot evict pages.
 */
const RESPONSES_MAX = 8 * 1024 * 1024;

/** A page that was opened within this time, in ms, is rendered again after a write. */
const REFRESH_WINDOW = 10 * 60_000;

/** A page is served for this time, in ms, after the database last answered. */
const STALE_MAX = 60 * 60_000;

/** Maximum number of pages rendered again after one write. */
const REFRESHED_MAX = 50;

/** Number of requests after which a page is compressed in the best quality. */
const OFTEN_READ = 3;

/** Time after a write without such compression, in ms: further writes may follow. */
const QUIET_TIME = 60_000;

interface Entry {
  response: CachedResponse;
  /** Undefined for an API response. */
  render?: Render;
  /** The revisions of its tables from before it was computed; undefined for a table without one. */
  dependencies: readonly (readonly [table: string, revision: number | undefined])[];
  /** When it was computed (ms since 1970). A clock that is set back makes it invalid. */
  since: number;
  /** Expiry (ms since 1970): the next scheduled publication or midnight of the site. */
  until: number;
  /** Sequence number of the lookup that it was computed for. */
  sequence: number;
  /** When it was last opened (ms since 1970); 0 for a page that was rendered ahead. */
  openedAt: number;
  /** Number of requests since it was computed. */
  requests: number;
}

/** A response, and the tables that it was computed from. */
interface CacheHit {
  response: CachedResponse;
  tables: readonly string[];
}

export interface ResponseCacheOptions {
  /** Maximum of the bytes of all cached pages together; 24 MB by default. */
  maxBytes?: number;
  /** The site's time zone, UTC by default: every response expires at midnight. */
  timeZone?: string;
  /** Called when a page could not be rendered again in the background. */
  onError?: (error: unknown) => void;
}

export type ResponseCache = ReturnType<typeof responseCache>;

/**
 * True if no table of an entry has changed since it was computed, and it has not expired. A table
 * without a revision may have changed at any time.
 */
const isCurrent = ({ dependencies, since, until }: Entry, now: Revisions): boolean =>
  since <= Date.now() &&
  Date.now() < until &&
  dependencies.every(([table, revision]) => revision !== undefined && revision === now.get(table));

/**
 * Caches rendered pages and API responses in memory until the data that they show changes
 * (decision 0018).
 */
export const responseCache = (
  database: Database,
  { maxBytes = BYTES_MAX, timeZone = 'UTC', onError = () => {} }: ResponseCacheOptions = {},
) => {
  const createStore = (maxSize: number, maxEntrySize = maxSize) =>
    new LRUCache<string, Entry>({
      maxSize,
      maxEntrySize,
      sizeCalculation: ({ response }, key) => sizeOf(response, key),
    });
  const pages = createStore(maxBytes);
  const responses = createStore(RESPONSES_MAX, RESPONSES_MAX / 8);
  const inFlight = new Map<string, Promise<Entry>>();
  const expiryOf = createExpiry(database, timeZone);
  let lookups = 0;
  /** The last revisions that were read, and when (ms since 1970). */
  let confirmed: { revisions: Revisions; at: number } = { revisions: new Map(), at: 0 };
  let isStopped = false;
  let writtenAt = 0;
  let isCompressing = false;

  /** Compresses one often read page at a time; a skipped one at a later request. */
  const compressOftenRead = async (entry: Entry): Promise<void> => {
    entry.requests += 1;
    if (entry.requests < OFTEN_READ || isCompressing || Date.now() - writtenAt < QUIET_TIME) return;
    isCompressing = true;
    entry.requests = -Infinity;
    await entry.response.encodeBest().catch(onError);
    isCompressing = false;
  };

  const startLookup = async (): Promise<Lookup> => {
    const sequence = ++lookups;
    const now = new Date();
    const read = await revisions(database);
    confirmed = { revisions: read, at: now.getTime() };
    return { sequence, revisions: read, startedAt: now.toISOString() };
  };

  /**
   * The cached page while the database does not answer: for an hour, and unless it is known to have
   * changed or something on it was to begin or end since.
   */
  const staleOf = (key: string): CachedResponse | undefined => {
    const cached = pages.get(key);
    const age = Date.now() - confirmed.at;
    return cached && age < STALE_MAX && isCurrent(cached, confirmed.revisions)
      ? { ...cached.response, staleFor: Math.ceil(age / 1000) }
      : undefined;
  };

  /**
   * True if an entry answers a lookup: it was computed for this or a later one, or it is still
   * current.
   */
  const isFresh = (entry: Entry, lookup: Lookup): boolean =>
    entry.sequence >= lookup.sequence || isCurrent(entry, lookup.revisions);

  const store = async (
    key: string,
    { response, tables }: CacheHit,
    lookup: Lookup,
    render?: Render,
  ): Promise<Entry> => {
    const isPage = render && response.status === 200 && !key.includes('?');
    const [among, other] = isPage ? [pages, responses] : [responses, pages];
    const entry: Entry = {
      response,
      render,
      dependencies: tables.map((table) => [table, lookup.revisions.get(table)] as const),
      since: Date.parse(lookup.startedAt),
      // The time before rendering counts, so that items published during it invalidate the page.
      until: await expiryOf(tables, lookup),
      sequence: lookup.sequence,
      openedAt: among.peek(key)?.openedAt ?? 0,
      requests: 0,
    };
    const isCacheable =
      !response.isUncacheable &&
      response.status < 500 &&
      entry.dependencies.every(([, revision]) => revision !== undefined);
    other.delete(key);
    if (isCacheable) among.set(key, entry);
    else among.delete(key);
    return entry;
  };

  const renderAndStore = async (key: string, render: Render, lookup: Lookup): Promise<Entry> => {
    const { tables, ...page } = await render();
    return store(key, { response: await toCachedPage(page), tables }, lookup, render);
  };

  const start = (key: string, render: Render, lookup: Lookup): Promise<Entry> => {
    const pending = renderAndStore(key, render, lookup).finally(() => {
      if (inFlight.get(key) === pending) inFlight.delete(key);
    });
    inFlight.set(key, pending);
    return pending;
  };

  const current = async (key: string, render: Render, lookup: Lookup): Promise<Entry> => {
    const cached = pages.get(key) ?? responses.get(key);
    if (cached && isFresh(cached, lookup)) return cached;
    for (;;) {
      const pending = inFlight.get(key);
      if (!pending) return start(key, render, lookup);
      const entry = await pending;
      if (isFresh(entry, lookup)) return entry;
    }
  };

  const refreshPages = async (): Promise<void> => {
    const lookup = await startLookup();
    const openedAfter = Date.now() - REFRESH_WINDOW;
    const stale = [...pages.entries()].flatMap(([key, { render, ...entry }]) =>
      render && entry.openedAt >= openedAfter && !isCurrent(entry, lookup.revisions)
        ? [{ key, render }]
        : [],
    );
    for (const { key, render } of stale.slice(0, REFRESHED_MAX)) {
      // Yields to the event loop, so that requests are handled first.
      await setImmediate();
      if (isStopped) return;
      await current(key, render, await startLookup());
    }
  };

  const refreshShared = sharedRead(() =>
    refreshPages().catch((error: unknown) => {
      // A stop ends the renderer.
      if (!isStopped) onError(error);
    }),
  );

  return {
    /**
     * Returns the page of a key: the cached one while its tables are unchanged, a new one
     * otherwise. Concurrent calls of a key share one rendering. The page is never older than the
     * call, unless the database does not answer: then it is the last known one, marked as stale.
     * An error, a page with a status from 500 on and an uncacheable page are not cached.
     * @param key ends with the path, and contains `?` only if the URL has a query
     * @param render cached for `refresh`, so it must not reference a request
     * @param isAhead true if no visitor has opened the page
     * @throws what `render` and the database throw
     */
    get: async (key: string, render: Render, isAhead = false): Promise<CachedResponse> => {
      let lookup: Lookup;
      try {
        lookup = await startLookup();
      } catch (error) {
        const stale = staleOf(key);
        if (stale) return stale;
        throw error;
      }
      const entry = await current(key, render, lookup);
      if (!isAhead) {
        entry.openedAt = Date.now();
        void compressOftenRead(entry);
      }
      return entry.response;
    },
    /** Returns the fresh API response of a key, or the lookup with which to `store` a new one. */
    lookUp: async (key: string): Promise<CacheHit | Lookup> => {
      const lookup = await startLookup();
      const cached = responses.get(key);
      if (!cached || !isFresh(cached, lookup)) return lookup;
      return {
        response: cached.response,
        tables: cached.dependencies.map(([table]) => table),
      };
    },
    /**
     * Caches an API response. It must be computed after `lookUp` returned the lookup, so that its
     * revisions are not newer than its data.
     */
    store: (key: string, hit: CacheHit, lookup: Lookup) => store(key, hit, lookup),
    /**
     * Renders the recently opened pages that a write made stale, the last opened first. Concurrent
     * calls share one run. Never rejects.
     */
    refresh: (): Promise<void> => {
      writtenAt = Date.now();
      return refreshShared();
    },
    /** Memory of all entries, in bytes. */
    bytes: () => pages.calculatedSize + responses.calculatedSize,
    /** Deletes the pages whose key the predicate rejects. */
    retainOnly: (isRetained: (key: string) => boolean): void => {
      for (const key of [...pages.keys()]) if (!isRetained(key)) pages.delete(key);
    },
    /** Stops the rendering in the background. */
    stop: (): void => {
      isStopped = true;
    },
  };
};
