import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/database';
import { revisions, type Revisions } from '../../db/revisions';
import { sharedRead } from '../../db/sharedRead';
import { encoded, sizeOf, type CachedPage, type UncachedPage } from './cachedPage';
import { ends, type Call } from './ends';

type Make = () => Promise<UncachedPage>;

/** Maximum of the bytes of all cached pages together. */
const BYTES_MAX = 24 * 1024 * 1024;

/**
 * The same of answers, of missing and moved pages, and of those with a query. They cannot push
 * pages out: anybody can invent any number of their addresses.
 */
const ANSWERS_MAX = 8 * 1024 * 1024;

/** Pages that somebody opened in this time, in ms, are made again after a write. */
const LATELY = 10 * 60_000;

/** Pages made again after one write, those opened last first. */
const REFRESHED_MAX = 50;

interface Entry {
  page: CachedPage;
  /** Undefined for an answer, which its call makes. */
  make?: Make;
  /** The revisions of its tables, read before it was made; undefined for a table that has none. */
  reads: readonly (readonly [table: string, revision: number | undefined])[];
  /** When it was made, in ms since 1970: a clock that is turned back may hide what it shows. */
  since: number;
  /**
   * When a scheduled item of these tables becomes public, or the day of the site ends, in ms since
   * 1970.
   */
  until: number;
  /** Sequence number of the call that it was made for. */
  asked: number;
  /** When it was last opened, in ms since 1970; 0 for a page that was made ahead. */
  openedAt: number;
}

/** An answer, and the tables that it was made from. */
interface Answered {
  page: CachedPage;
  reads: readonly string[];
  isPassing?: boolean | undefined;
}

export interface PageCacheOptions {
  /** Maximum of the bytes of all cached pages together; 24 MB by default. */
  maxBytes?: number;
  /** The site's time zone, UTC by default: what is kept ends with the day. */
  timeZone?: string;
  /** Called when a page could not be made again in the background. */
  onFault?: (error: unknown) => void;
}

export type PageCache = ReturnType<typeof pageCache>;

/**
 * True if no table of a page has changed since it was made, and no scheduled item has become
 * public. A table without revision may have changed at any time.
 */
const isCurrent = ({ reads, since, until }: Entry, now: Revisions): boolean =>
  since <= Date.now() &&
  Date.now() < until &&
  reads.every(([table, revision]) => revision !== undefined && revision === now.get(table));

/**
 * Caches rendered pages and answers to calls in memory until the data that they show changes
 * (decision 0018).
 */
export const pageCache = (
  database: Database,
  { maxBytes = BYTES_MAX, timeZone = 'UTC', onFault = () => {} }: PageCacheOptions = {},
) => {
  const kept = (maxSize: number, maxEntrySize = maxSize) =>
    new LRUCache<string, Entry>({
      maxSize,
      maxEntrySize,
      sizeCalculation: ({ page }, key) => sizeOf(page, key),
    });
  const entries = kept(maxBytes);
  const answers = kept(ANSWERS_MAX, ANSWERS_MAX / 8);
  const makings = new Map<string, Promise<Entry>>();
  const endOf = ends(database, timeZone);
  let calls = 0;
  let isStopped = false;

  const call = async (): Promise<Call> => {
    const asked = ++calls;
    const begun = new Date().toISOString();
    return { asked, now: await revisions(database), begun };
  };

  /**
   * True if an entry can answer a call: it was made for this or a later call, or its tables have
   * not changed since.
   */
  const isGood = (entry: Entry, { asked, now }: Call): boolean =>
    entry.asked >= asked || isCurrent(entry, now);

  const keep = async (
    key: string,
    answered: Answered,
    asking: Call,
    make?: Make,
  ): Promise<Entry> => {
    const { page, reads, isPassing } = answered;
    const [among, other] =
      make && page.status === 200 && !key.includes('?') ? [entries, answers] : [answers, entries];
    const { asked, now } = asking;
    const entry: Entry = {
      page,
      make,
      reads: reads.map((table) => [table, now.get(table)] as const),
      since: Date.parse(asking.begun),
      // The time before rendering counts, so that items published during it invalidate the page.
      until: await endOf(reads, asking),
      asked,
      openedAt: among.peek(key)?.openedAt ?? 0,
    };
    const isKept =
      !isPassing &&
      page.status < 500 &&
      entry.reads.every(([, revision]) => revision !== undefined);
    other.delete(key);
    if (isKept) among.set(key, entry);
    else among.delete(key);
    return entry;
  };

  const made = async (key: string, make: Make, asking: Call): Promise<Entry> => {
    const { reads, isPassing, ...page } = await make();
    return keep(key, { page: await encoded(page), reads, isPassing }, asking, make);
  };

  const start = (key: string, make: Make, asking: Call): Promise<Entry> => {
    const making = made(key, make, asking).finally(() => {
      if (makings.get(key) === making) makings.delete(key);
    });
    makings.set(key, making);
    return making;
  };

  const current = async (key: string, make: Make): Promise<Entry> => {
    const asking = await call();
    const kept = entries.get(key) ?? answers.get(key);
    if (kept && isGood(kept, asking)) return kept;
    for (;;) {
      const making = makings.get(key);
      if (!making) return start(key, make, asking);
      const entry = await making;
      if (isGood(entry, asking)) return entry;
    }
  };

  const refreshed = async (): Promise<void> => {
    const { now } = await call();
    const openedAfter = Date.now() - LATELY;
    const stale = [...entries.entries()].flatMap(([key, { make, ...entry }]) =>
      make && entry.openedAt >= openedAfter && !isCurrent(entry, now) ? [{ key, make }] : [],
    );
    for (const { key, make } of stale.slice(0, REFRESHED_MAX)) {
      // Visitors first.
      await setImmediate();
      if (isStopped) return;
      await current(key, make);
    }
  };

  return {
    /**
     * The page under a key: the kept one while no table that it was made from has changed since, a
     * new one otherwise. Callers of one key share one making. It never answers a page that is older
     * than the call. Throws what `make` and the database throw; neither a failure, a page with a
     * status from 500 on nor a passing page is kept.
     * @param key ends with the address, and holds a `?` only if that has a query
     * @param make makes the page and names the tables it read; kept for `refresh`, so it must not
     * hold on to a request
     * @param isAhead whether it is made for visitors to come, who have not opened it
     */
    get: async (key: string, make: Make, isAhead = false): Promise<CachedPage> => {
      const entry = await current(key, make);
      if (!isAhead) entry.openedAt = Date.now();
      return entry.page;
    },
    /**
     * The answer that is kept under a key and still right, or the call with which to `keep` a new
     * one.
     */
    find: async (key: string): Promise<Answered | Call> => {
      const asking = await call();
      const found = answers.get(key);
      if (!found || !isGood(found, asking)) return asking;
      return { page: found.page, reads: found.reads.map(([table]) => table) };
    },
    /** Keeps the answer to a call, which has read nothing before the call was begun by `find`. */
    keep: (key: string, answered: Answered, asking: Call) => keep(key, answered, asking),
    /**
     * Makes the pages again that were opened recently and have changed since, one after the other,
     * those opened last first. To be called after a write; calls meanwhile share one run. Resolves
     * when it is done and never rejects.
     */
    refresh: sharedRead(() => refreshed().catch(onFault)),
    /** The memory that all of them take, in bytes. */
    bytes: () => entries.calculatedSize + answers.calculatedSize,
    /** Forgets pages by their keys. */
    keepOnly: (isKept: (key: string) => boolean): void => {
      for (const key of [...entries.keys()]) if (!isKept(key)) entries.delete(key);
    },
    /** Ends the work in the background. */
    stop: (): void => {
      isStopped = true;
    },
  };
};
