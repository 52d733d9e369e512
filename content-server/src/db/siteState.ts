import type { Queryable } from './database';

/** Reads a value of the site's own state; undefined if missing. */
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

/** Deletes a value. */
export const forgetState = async (database: Queryable, key: string): Promise<void> => {
  await database.deleteFrom('site_state').where('key', '=', key).execute();
};

/**
 * Writes a value under a key.
 * @returns true if the value changed. Of several processes that write the same value, only one gets
 * true.
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
