import type { Kysely } from 'kysely';

/**
 * Adds columns of text, '' for existing rows, where the table does not have them yet. Released migrations use this function, so
 * its result must not change.
 */
export const addTextColumns = async (
  database: Kysely<unknown>,
  table: string,
  columns: readonly string[],
): Promise<void> => {
  const tables = await database.introspection.getTables();
  const present = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
  for (const name of columns)
    if (!present.includes(name))
      await database.schema
        .alterTable(table)
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
        .execute();
};
