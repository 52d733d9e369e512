import { dayEndIn } from '../../content/dates/dayIn';
import { nextPublication } from '../../content/rows/publishing';
import type { Database } from '../../db/database';
import type { Revisions } from '../../db/revisions';

/** One call: its number, the revisions that it found, and when that was, UTC ISO 8601. */
export interface Call {
  asked: number;
  now: Revisions;
  begun: string;
}

/**
 * A time until which something stays as it was found, in ms since 1970, and the revision of the
 * table with which it does.
 */
interface Stay {
  revision?: number;
  since: number;
  until: number;
}

const stays = ({ since, until }: Stay, at: number): boolean => since <= at && at < until;

/**
 * When what a call makes from tables ends by itself, in ms since 1970: with the site's day, or with
 * a publication.
 */
export type EndOf = (tables: readonly string[], call: Call) => Promise<number>;

/**
 * Finds ends, and keeps what it found: the database is asked again only where a table has changed.
 */
export const ends = (database: Database, timeZone: string): EndOf => {
  const publications = new Map<string, Stay>();
  let day: Stay = { since: Infinity, until: 0 };

  const dayEnd = (since: number): number => {
    if (!stays(day, since)) day = { since, until: dayEndIn(timeZone, new Date(since)) };
    return day.until;
  };

  const publicationOf = async (table: string, { now, begun }: Call): Promise<number> => {
    const publication = publications.get(table);
    const [revision, since] = [now.get(table), Date.parse(begun)];
    if (publication && publication.revision === revision && stays(publication, since))
      return publication.until;
    const until = await nextPublication(database, table, begun);
    publications.set(table, { revision, since, until });
    return until;
  };

  return async (tables, call) =>
    Math.min(
      dayEnd(Date.parse(call.begun)),
      ...(await Promise.all(tables.map((table) => publicationOf(table, call)))),
    );
};
