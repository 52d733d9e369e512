import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { nextPublication } from '../crud/publishing';
import type { Database } from '../db/database';
import { revisions, type Revisions } from '../db/revisions';
import { sharedRead } from '../db/sharedRead';
import { encoded, sizeOf, type CachedPage, type MadePage } from './cachedPage';

type Make = () => Promise<MadePage>;

/** Maximum of the bytes of all cached pages together. */
const BYTES_MAX = 32 * 1024 * 1024;

/** Pages that somebody opened in this time, in ms, are made again after a write. */
const LATELY = 10 * 60_000;

/** Pages made again after one write, those opened last first. */
const REFRESHED_MAX = 50;

interface Entry {
  page: CachedPage;
  make: Make;
  /** The revisions of its tables, read before it was made; undefined for a table that has none. */
  reads: readonly (readonly [table: string, revision: number | undefined])[];
  /** When a scheduled item of these tables becomes public, in ms since 1970. */
  until: number;
  /** Which call it was made for: calls count up. */
  asked: number;
  /** When it was last opened, in ms since 1970; 0 for a page that was made ahead. */
  openedAt: number;
}

/** A page that is being made. */
interface Making {
  entry: Promise<Entry>;
  asked: number;
}

/** One call: its number and the revisions that it found. */
interface Call {
  asked: number;
  now: Revisions;
}

export interface PageCacheOptions {
  /** Maximum of the bytes of all cached pages together; 32 MB by default. */
  maxBytes?: number;
  /** Called when a page could not be made again in the background. */
  onFault?: (error: unknown) => void;
}

export interface PageCache {
  /**
   * The page under a key: the kept one while no table that it was made from has changed since, a new one otherwise. Callers of
   * one key share one making. It never answers a page that is older than the call. Throws what `make` and the database throw;
   * neither a failure nor a page with a status from 500 on is kept.
   * @param make makes the page and names the tables it read; kept for `refresh`, so it must not hold on to a request
   * @param isAhead whether it is made for visitors to come, who have not opened it
   */
  get: (key: string, make: Make, isAhead?: boolean) => Promise<CachedPage>;
  /**
   * Makes the pages again that were opened lately and have changed since, one after the other, those opened last first. To
   * be called after a write; calls meanwhile share one run. Resolves when it is done and never rejects.
   */
  refresh: () => Promise<void>;
  /** Forgets pages by their keys. */
  keepOnly: (isKept: (key: string) => boolean) => void;
  /** Ends the work in the background. */
  stop: () => void;
}

/**
 * Whether no table of a page has changed since it was made, and no scheduled item has become public. A table without revision
 * may have changed at any time.
 */
const isCurrent = ({ reads, until }: Entry, now: Revisions): boolean =>
  Date.now() < until && reads.every(([table, revision]) => revision !== undefined && revision === now.get(table));

/** Caches rendered pages in memory until the data that they show changes (decision 0018). */
export const pageCache = (
  database: Database,
  { maxBytes = BYTES_MAX, onFault = () => {} }: PageCacheOptions = {},
): PageCache => {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: ({ page }) => sizeOf(page) });
  const makings = new Map<string, Making>();
  let calls = 0;
  let isStopped = false;

  const call = async (): Promise<Call> => {
    const asked = ++calls;
    return { asked, now: await revisions(database) };
  };

  /** Whether an entry can answer a call: it was made for this or a later call, or its tables have not changed since. */
  const isGood = (entry: Entry, { asked, now }: Call): boolean => entry.asked >= asked || isCurrent(entry, now);

  const made = async (key: string, make: Make, { asked, now }: Call): Promise<Entry> => {
    const begun = new Date().toISOString();
    const { reads, ...page } = await make();
    const entry: Entry = {
      page: await encoded(page),
      make,
      reads: reads.map((table) => [table, now.get(table)] as const),
      // Counted from before the page was made: what became public meanwhile makes it again.
      until: await nextPublication(database, reads, begun),
      asked,
      openedAt: entries.peek(key)?.openedAt ?? 0,
    };
    const isKept = page.status < 500 && entry.reads.every(([, revision]) => revision !== undefined);
    if (isKept) entries.set(key, entry);
    else entries.delete(key);
    return entry;
  };

  const start = (key: string, make: Make, asking: Call): Promise<Entry> => {
    const making: Making = {
      asked: asking.asked,
      entry: made(key, make, asking).finally(() => {
        if (makings.get(key) === making) makings.delete(key);
      }),
    };
    makings.set(key, making);
    return making.entry;
  };

  const current = async (key: string, make: Make): Promise<Entry> => {
    const asking = await call();
    const kept = entries.get(key);
    if (kept && isGood(kept, asking)) return kept;
    for (;;) {
      const making = makings.get(key);
      if (!making) return start(key, make, asking);
      const entry = await making.entry;
      if (isGood(entry, asking)) return entry;
    }
  };

  const refreshed = async (): Promise<void> => {
    const { now } = await call();
    const openedAfter = Date.now() - LATELY;
    const stale = [...entries.entries()].filter(([, entry]) => entry.openedAt >= openedAfter && !isCurrent(entry, now));
    for (const [key, { make }] of stale.slice(0, REFRESHED_MAX)) {
      // Visitors first.
      await setImmediate();
      if (isStopped) return;
      await current(key, make);
    }
  };

  return {
    get: async (key, make, isAhead = false) => {
      const entry = await current(key, make);
      if (!isAhead) entry.openedAt = Date.now();
      return entry.page;
    },
    refresh: sharedRead(() => refreshed().catch(onFault)),
    keepOnly: (isKept) => {
      for (const key of [...entries.keys()]) if (!isKept(key)) entries.delete(key);
    },
    stop: () => {
      isStopped = true;
    },
  };
};
