import type { Queryable } from './database';

/** Reads a note that the site keeps for itself. @returns undefined without one */
export const readSiteState = async (
  database: Queryable,
  key: string,
): Promise<string | undefined> =>
  (
    await database
      .selectFrom('site_state')
      .select('value')
      .where('key', '=', key)
      .executeTakeFirst()
  )?.value;

/** Removes a note. */
export const forgetState = async (database: Queryable, key: string): Promise<void> => {
  await database.deleteFrom('site_state').where('key', '=', key).execute();
};

/**
 * Notes a value under a key.
 * @returns true when it was another one before. Of several processes that note the same value, only
 * one gets true.
 */
export const writeSiteState = async (
  database: Queryable,
  key: string,
  value: string,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('site_state')
    .values({ key, value })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value }).where('site_state.value', '!=', value),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};
