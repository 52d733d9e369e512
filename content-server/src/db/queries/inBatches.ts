import { sql, type SelectQueryBuilder } from 'kysely';

const id = sql.ref('_id');

/**
 * The rows of a query, ordered by id, with one batch in memory at a time. Rows may change after
 * they are read.
 */
export async function* inBatches<Stored, Row extends { _id?: string }>(
  query: SelectQueryBuilder<Record<string, Stored>, string, Row>,
  size: number,
): AsyncGenerator<Row> {
  let last = '';
  for (;;) {
    const rows = await query.where(id, '>', last).orderBy(id).limit(size).execute();
    yield* rows;
    if (rows.length < size) return;
    last = rows.at(-1)?._id ?? '';
  }
}
