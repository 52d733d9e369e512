import { dayEndIn } from '../../content/dates/timeZone';
import { nextPublication } from '../../content/rows/publishing';
import type { Database } from '../../db/database';
import type { Revisions } from '../../db/revisions';

/** A lookup that missed. */
export interface Lookup {
  /** Number of the lookup, counted from the start of the server. */
  sequence: number;
  /** The revisions of all tables when it started. */
  revisions: Revisions;
  /** UTC ISO 8601. */
  startedAt: string;
}

/**
 * A cached expiry: valid from `since` until `until` (ms since 1970) while the table is unchanged.
 */
interface Validity {
  revision?: number;
  since: number;
  until: number;
}

const isValidAt = ({ since, until }: Validity, at: number): boolean => since <= at && at < until;

/**
 * Returns when a response built from these tables expires without a write (ms since 1970): at
 * midnight of the site, at the next scheduled publication, or when a notice begins or ends.
 */
export type ExpiryOf = (tables: readonly string[], lookup: Lookup) => Promise<number>;

/**
 * Computes expiries. Caches them per table, so the database is queried only after a change of the
 * table.
 */
export const createExpiry = (database: Database, timeZone: string): ExpiryOf => {
  const publications = new Map<string, Validity>();
  let day: Validity = { since: Infinity, until: 0 };

  const dayEnd = (since: number): number => {
    if (!isValidAt(day, since)) day = { since, until: dayEndIn(timeZone, new Date(since)) };
    return day.until;
  };

  const publicationOf = async (table: string, lookup: Lookup): Promise<number> => {
    const cached = publications.get(table);
    const revision = lookup.revisions.get(table);
    const since = Date.parse(lookup.startedAt);
    if (cached && cached.revision === revision && isValidAt(cached, since)) return cached.until;
    const until = await nextPublication(database, table, lookup.startedAt);
    publications.set(table, { revision, since, until });
    return until;
  };

  return async (tables, lookup) =>
    Math.min(
      dayEnd(Date.parse(lookup.startedAt)),
      ...(await Promise.all(tables.map((table) => publicationOf(table, lookup)))),
    );
};
