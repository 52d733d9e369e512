import type { CreateTableBuilder, Kysely } from 'kysely';

/** A content type's own columns: its entity's fields. Dates and times are text (ISO 8601), flags are 0 or 1. */
export type Columns = Record<string, 'text' | 'integer'>;

/** A table with columns beside those it has; none of them is ever empty. */
export const withColumns = (table: CreateTableBuilder<string, string>, columns: Columns) =>
  Object.entries(columns).reduce(
    (made, [name, type]) => made.addColumn(name, type, (column) => column.notNull()),
    table,
  );

/** The columns that every listed table has. Released steps stand on it: what it makes does not change. */
export const contentTable = (database: Kysely<unknown>, name: string): CreateTableBuilder<string, string> =>
  database.schema
    .createTable(name)
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('searchText', 'text', (column) => column.notNull());

/** Makes a content type's table, with an index over what its list is sorted by: a page is read without sorting it all. */
export const createContentTable = async (
  database: Kysely<unknown>,
  name: string,
  columns: Columns,
  sortedBy: readonly string[],
): Promise<void> => {
  await withColumns(contentTable(database, name), columns).execute();
  await database.schema
    .createIndex(`${name}_sorted`)
    .on(name)
    .columns([...sortedBy, '_id'])
    .execute();
};
