import type { Database } from '../src/db/database';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&');

/**
 * Returns a function that finds the tables in a statement. It searches the SQL for their names, so
 * it misses none, but a column of the same name counts, too.
 */
export const tablesNamed = async (
  database: Database,
): Promise<(statement: string) => readonly string[]> => {
  const tables = await database.introspection.getTables();
  // The longest first, because a name may begin with another one.
  const names = tables.map(({ name }) => name).sort((one, other) => other.length - one.length);
  const anyName = new RegExp(`(?<!\\w)(?:${names.map(escaped).join('|')})(?!\\w)`, 'gi');
  return (statement) => [...new Set(statement.match(anyName)?.map((name) => name.toLowerCase()))];
};
