import type { Database } from '../db/database';

/** Key in site_state: when the last backup or snapshot was finished. */
const KEY = 'last-backup';

/** Age from which the last backup is late, in ms. */
const LATE = 3 * 24 * 60 * 60 * 1000;

/** Stores a value in site_state. @returns true when it was another one before */
export const setState = async (database: Database, key: string, value: string): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('site_state')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }).where('site_state.value', '!=', value))
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};

/** Notes that a whole backup was made at a time. */
export const noteBackup = async (database: Database, madeAt: string): Promise<void> => {
  await setState(database, KEY, madeAt);
};

/** When the last whole backup was made; '' when none was. */
export const lastBackup = async (database: Database): Promise<string> =>
  (await database.selectFrom('site_state').select('value').where('key', '=', KEY).executeTakeFirst())?.value ?? '';

/** True when the last backup is three days old or older, or when there was none. */
export const isLate = (last: string, now: Date): boolean => !(Date.parse(last) > now.getTime() - LATE);
