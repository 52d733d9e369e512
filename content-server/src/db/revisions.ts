import { sql } from 'kysely';
import { memoizeWeak } from '../process/memoizeWeak';
import type { Database, Transaction } from './database';
import { answeredInTime, DatabaseUnavailable, TIMED_OUT } from './dialects/faults';
import { isPostgres } from './dialects/isPostgres';
import { sharedRead } from './sharedRead';
import { withTracking } from './queryTracking';
import { readWithdrawnPictures, WITHDRAWN } from './withdrawnPictures';

/** The revision of each table that visitors read, by the table's name. */
export type Revisions = ReadonlyMap<string, number>;

/** Time without another attempt after one that timed out, in ms: a page makes two. */
const PAUSE = 250;

const readerOf = memoizeWeak((database: Database): (() => Promise<Revisions>) => {
  // One text: this runs for every page view, and a row for each table takes three times as long.
  const all = isPostgres(database)
    ? sql`json_object_agg(name, n)::text`
    : sql`json_group_object(name, n)`;
  const query = sql<{ text: string }>`select ${all} as text from ${sql.table('revisions')}`.compile(
    database,
  );
  let last: { text: string; read: Revisions } | undefined;
  let unanswered: { error: DatabaseUnavailable; at: number } | undefined;

  return sharedRead(async () => {
    if (unanswered && Date.now() - unanswered.at < PAUSE) throw unanswered.error;
    // Tracked separately: callers do not depend on this query.
    const { result } = await withTracking(() => answeredInTime(database.executeQuery(query))).catch(
      (error: unknown) => {
        if (error instanceof DatabaseUnavailable && error.cause === TIMED_OUT)
          unanswered = { error, at: Date.now() };
        throw error;
      },
    );
    const text = result.rows[0]?.text ?? '{}';
    if (last?.text !== text) {
      const read = new Map(Object.entries(JSON.parse(text) as Record<string, number>));
      // Before anybody reads rows for a response with these revisions.
      if (last?.read.get(WITHDRAWN) !== read.get(WITHDRAWN))
        await withTracking(() => readWithdrawnPictures(database));
      last = { text, read };
    }
    return last.read;
  });
});

/**
 * The revisions of all tables that visitors read. While a table's revision is the same, so is its
 * content; every write bumps it in its own transaction. Concurrent callers share one query, which
 * starts after all of their calls. Throws what the database throws, and DatabaseUnavailable when it
 * does not answer in time.
 */
export const revisions = (database: Database): Promise<Revisions> => readerOf(database)();

/** Bumps the revisions of all tables, so that no cached response is used. */
export const bumpAllRevisions = async (transaction: Transaction): Promise<void> => {
  // The lock of the triggers (migrations/revisionTriggers).
  if (isPostgres(transaction))
    await sql`select pg_advisory_xact_lock(hashtext('revisions'))`.execute(transaction);
  const now = Date.now();
  await sql`update ${sql.table('revisions')}
    set n = case when n < ${now} then ${now} else n + 1 end`.execute(transaction);
};
