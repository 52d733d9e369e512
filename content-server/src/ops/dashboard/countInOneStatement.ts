import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../db/database';

/**
 * Runs several count queries as one statement.
 * @returns the counts by name
 */
export const countInOneStatement = async (
  database: Database,
  statements: Record<string, RawBuilder<unknown>>,
): Promise<Record<string, number>> => {
  const columns = Object.entries(statements).map(
    ([name, statement]) => sql`(${statement}) as ${sql.id(name)}`,
  );
  const { rows } = await sql<Record<string, string | number>>`select ${sql.join(columns)}`.execute(
    database,
  );
  // PostgreSQL returns counts as text.
  return Object.fromEntries(
    Object.entries(rows[0] ?? {}).map(([name, count]) => [name, Number(count)]),
  );
};
