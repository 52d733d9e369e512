import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';

/** Period in which attempts are counted, in ms. */
const WINDOW = 60 * 60 * 1000;

/** The first delay, in ms. Each further delay is twice as long. */
const FIRST_DELAY = 60 * 1000;

/** Maximum delay, in ms. */
const DELAY_MAX = 60 * 60 * 1000;

/** Time without attempts after which a counter and its delay expire, in ms. */
const COUNTER_TTL = 24 * 60 * 60 * 1000;

const instant = (time: number) => new Date(time).toISOString();

/**
 * Counts an attempt before its check, so that concurrent attempts are all counted. After `max`
 * attempts the next ones wait: a minute, then two, four, up to an hour. The counter is in the
 * database, so that restarts and several processes do not reset it.
 * @param max number of attempts in an hour
 * @returns time to wait, in ms; 0 if the attempt is allowed
 */
export const countAttempt = (
  database: Database,
  key: string,
  max: number,
  now = Date.now(),
): Promise<number> =>
  inTransaction(database, async (transaction) => {
    // The row is locked from here on, also in PostgreSQL.
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
    const level = age > COUNTER_TTL ? 0 : row.level;
    if (count < max) {
      if (count !== row.count) await store({ count, level, since: instant(now) });
      return 0;
    }
    const delay = Math.min(DELAY_MAX, FIRST_DELAY * 2 ** level);
    await store({
      count: 0,
      level: level + 1,
      since: instant(now),
      lockedUntil: instant(now + delay),
    });
    return 0;
  });

/** Resets counters after a successful attempt. */
export const resetAttempts = async (database: Database, keys: readonly string[]): Promise<void> => {
  await database.deleteFrom('attempts').where('key', 'in', keys).execute();
};

/** Deletes counters without attempts for a day. */
export const purgeAttempts = async (database: Database, now = Date.now()): Promise<void> => {
  await database
    .deleteFrom('attempts')
    .where('since', '<', instant(now - COUNTER_TTL))
    .where('lockedUntil', '<', instant(now))
    .execute();
};
