import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';

/** Tries are counted for this long, in ms. */
const WINDOW = 60 * 60 * 1000;

/** The first delay, in ms. Each further one is twice as long. */
const FIRST_DELAY = 60 * 1000;

/** The longest delay, in ms. */
const LONGEST_DELAY = 60 * 60 * 1000;

/**
 * Counters that nobody touched for this long are forgotten, with the delay they have reached, in
 * ms.
 */
const FORGOTTEN_AFTER = 24 * 60 * 60 * 1000;

const instant = (time: number) => new Date(time).toISOString();

/**
 * Counts a try before it is made, so that tries at the same time are all counted. After `max` tries
 * the next ones wait: a minute, then two, four, up to an hour. The counter is in the database, so
 * that a restart and several processes change nothing.
 * @param max number of tries in an hour
 * @returns how long to wait, in ms; 0 when the try can be made
 */
export const countAttempt = (
  database: Database,
  key: string,
  max: number,
  now = Date.now(),
): Promise<number> =>
  inTransaction(database, async (transaction) => {
    // The row is locked from here on, in PostgreSQL, too.
    const row = await transaction
      .insertInto('attempts')
      .values({ key, count: 1, level: 0, since: instant(now), lockedUntil: '' })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => ({ count: eb('attempts.count', '+', 1) })),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    const store = (changed: Partial<typeof row>) =>
      transaction.updateTable('attempts').set(changed).where('key', '=', key).execute();
    const wait = row.lockedUntil === '' ? 0 : Date.parse(row.lockedUntil) - now;
    if (wait > 0) {
      await store({ count: row.count - 1 });
      return wait;
    }
    const age = now - Date.parse(row.since);
    const count = age > WINDOW ? 1 : row.count;
    const level = age > FORGOTTEN_AFTER ? 0 : row.level;
    if (count < max) {
      if (count !== row.count) await store({ count, level, since: instant(now) });
      return 0;
    }
    const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** level);
    await store({
      count: 0,
      level: level + 1,
      since: instant(now),
      lockedUntil: instant(now + delay),
    });
    return 0;
  });

/** Forgets the tries of a key, after one that succeeded. */
export const resetAttempts = async (database: Database, keys: readonly string[]): Promise<void> => {
  await database.deleteFrom('attempts').where('key', 'in', keys).execute();
};

/** Removes counters that nobody touched for a day. */
export const purgeAttempts = async (database: Database, now = Date.now()): Promise<void> => {
  await database
    .deleteFrom('attempts')
    .where('since', '<', instant(now - FORGOTTEN_AFTER))
    .where('lockedUntil', '<', instant(now))
    .execute();
};
