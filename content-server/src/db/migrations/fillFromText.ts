import type { Kysely } from 'kysely';

/** Tables and columns as a migration knows them, by name. */
export type AnyRows = Record<string, Record<string, string>>;

/** Rows read at once: a rich text may have 200,000 characters. */
const BATCH = 50;

interface Filled {
  table: string;
  /** The column that is read. */
  from: string;
  /** The column that is written. */
  to: string;
}

/**
 * Writes a column of every row from another one. Released migrations use this function, so its
 * result must not change.
 */
export const fillFromText = async (
  database: Kysely<AnyRows>,
  { table, from, to }: Filled,
  write: (text: string) => string,
): Promise<void> => {
  let last = '';
  for (;;) {
    const rows = await database
      .selectFrom(table)
      .select(['_id', from])
      .where('_id', '>', last)
      .orderBy('_id')
      .limit(BATCH)
      .execute();
    for (const { _id = '', [from]: text = '' } of rows) {
      await database
        .updateTable(table)
        .set({ [to]: write(text) })
        .where('_id', '=', _id)
        .execute();
      last = _id;
    }
    if (rows.length < BATCH) return;
  }
};
