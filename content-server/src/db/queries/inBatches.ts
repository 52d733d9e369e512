import { sql, type SelectQueryBuilder } from 'kysely';

const id = sql.ref('_id');

/**
 * The rows that a query of a table finds, by their ids, a batch in memory at a time. Rows that were
 * read may change meanwhile.
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
