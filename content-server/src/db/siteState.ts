import type { Writer } from './database';

/** Reads a note that the site keeps for itself. @returns undefined without one */
export const stateOf = async (database: Writer, key: string): Promise<string | undefined> =>
  (await database.selectFrom('site_state').select('value').where('key', '=', key).executeTakeFirst())?.value;

/** Removes a note. */
export const forgetState = async (database: Writer, key: string): Promise<void> => {
  await database.deleteFrom('site_state').where('key', '=', key).execute();
};

/**
 * Notes a value under a key.
 * @returns true when it was another one before. Of several processes that note the same value, only one gets true.
 */
export const setState = async (database: Writer, key: string, value: string): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('site_state')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }).where('site_state.value', '!=', value))
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};

/**
 * Claims a piece of work for some time, after which another process may do it.
 * @param length in ms
 * @returns true for one of several processes that claim it at once
 */
export const claimState = async (database: Writer, key: string, length: number): Promise<boolean> => {
  const now = Date.now();
  const [from, value] = [now, now + length].map((time) => new Date(time).toISOString()) as [string, string];
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('site_state')
    .values({ key, value })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ value })
        // A later end than this one was set by a clock that was wrong.
        .where((eb) => eb.or([eb('site_state.value', '<', from), eb('site_state.value', '>', value)])),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};
