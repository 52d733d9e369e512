import type { Database } from './database';

/** Statements whose tables are remembered; their texts are few, as values are not part of them. */
const REMEMBERED = 500;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&');

/**
 * Makes a function that answers which of the database's tables a statement names. It looks for their names in the SQL, so it
 * misses none; a column of the same name counts, too. Throws what the database throws.
 */
export const tablesNamed = async (database: Database): Promise<(statement: string) => readonly string[]> => {
  const tables = await database.introspection.getTables();
  // The longest first: a name may begin with another one.
  const names = tables.map(({ name }) => name).sort((one, other) => other.length - one.length);
  const anyName = new RegExp(`(?<!\\w)(?:${names.map(escaped).join('|')})(?!\\w)`, 'gi');
  const remembered = new Map<string, readonly string[]>();

  return (statement) => {
    const known = remembered.get(statement);
    if (known) return known;
    const named = [...new Set(statement.match(anyName)?.map((name) => name.toLowerCase()))];
    if (remembered.size >= REMEMBERED) remembered.clear();
    remembered.set(statement, named);
    return named;
  };
};
