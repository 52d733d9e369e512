import type { SelectQueryBuilder } from 'kysely';

/** The number of rows that a query finds. PostgreSQL answers it as text, SQLite as a number. */
export const countOf = async <DB, Table extends keyof DB>(
  found: SelectQueryBuilder<DB, Table, object>,
): Promise<number> => {
  const row = await found.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow();
  return Number((row as { count: unknown }).count);
};
