import type { SelectQueryBuilder } from 'kysely';

/** The number of rows of a query. PostgreSQL returns it as text, SQLite as a number. */
export const countOf = async <DB, Table extends keyof DB>(
  query: SelectQueryBuilder<DB, Table, object>,
): Promise<number> => {
  const row = await query.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow();
  return Number((row as { count: unknown }).count);
};
