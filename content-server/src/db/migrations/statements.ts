import { PostgresAdapter, sql, type QueryExecutorProvider } from 'kysely';

/** Runs statements one after the other. */
export const runAll = async (
  database: QueryExecutorProvider,
  statements: readonly string[],
): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(database);
};

/** True if a migration's database is PostgreSQL. */
export const isPostgres = (database: QueryExecutorProvider): boolean =>
  database.getExecutor().adapter instanceof PostgresAdapter;
