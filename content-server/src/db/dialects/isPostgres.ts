import { PostgresAdapter, type QueryExecutor } from 'kysely';

/** True if a database, or the one of a transaction, is PostgreSQL. */
export const isPostgres = (database: { getExecutor: () => QueryExecutor }): boolean =>
  database.getExecutor().adapter instanceof PostgresAdapter;
