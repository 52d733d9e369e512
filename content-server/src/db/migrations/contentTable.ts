import { sql, type CreateTableBuilder, type Kysely } from 'kysely';

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

const quoted = (column: string) => column.replace(/^\w+/, '"$&"');

/**
 * The index behind a content type's list: what it is sorted by (such as 'createdAt desc'), then what is searched. A page is
 * then read without sorting, and a search without touching the rows with their long texts (decision 0007).
 */
export const createListIndex = async (
  database: Kysely<unknown>,
  name: string,
  sortedBy: readonly string[],
): Promise<void> => {
  const direction = sortedBy.at(-1)?.endsWith(' desc') ? ' desc' : '';
  const columns = [...sortedBy, `_id${direction}`, 'searchText'].map(quoted).join(', ');
  await sql.raw(`create index "${name}_listed" on "${name}" (${columns})`).execute(database);
};

/**
 * Makes a content type's table with the index behind its list.
 * @public for the migrations of content types to come (CONTRIBUTING)
 */
export const createContentTable = async (
  database: Kysely<unknown>,
  name: string,
  columns: Columns,
  sortedBy: readonly string[],
): Promise<void> => {
  await withColumns(contentTable(database, name), columns).execute();
  await createListIndex(database, name, sortedBy);
};
