import { sql, type CreateTableBuilder, type Kysely } from 'kysely';
import { addRevision } from './revisionTriggers';

/** Columns of a content type: its entity's fields. Dates and times are text (ISO 8601), flags are 0 or 1. */
export type Columns = Record<string, 'text' | 'integer'>;

/** Adds NOT NULL columns to a table. */
export const withColumns = (table: CreateTableBuilder<string, string>, columns: Columns) =>
  Object.entries(columns).reduce(
    (made, [name, type]) => made.addColumn(name, type, (column) => column.notNull()),
    table,
  );

/**
 * Creates a table with the columns that every list has, unless it is there. Released migrations use this function, so its result must not
 * change.
 */
export const contentTable = (database: Kysely<unknown>, name: string): CreateTableBuilder<string, string> =>
  database.schema
    .createTable(name)
    .ifNotExists()
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('searchText', 'text', (column) => column.notNull());

const quoted = (column: string) => column.replace(/^\w+/, '"$&"');

/**
 * Creates the index of a list: its sort columns (such as 'createdAt desc'), then the searched text. Pages are read
 * without sorting, and searches without reading the rows (decision 0007).
 */
export const createListIndex = async (
  database: Kysely<unknown>,
  name: string,
  sortedBy: readonly string[],
): Promise<void> => {
  const direction = sortedBy.at(-1)?.endsWith(' desc') ? ' desc' : '';
  const columns = [...sortedBy, `_id${direction}`, 'searchText'].map(quoted).join(', ');
  await sql.raw(`create index if not exists "${name}_listed" on "${name}" (${columns})`).execute(database);
};

/**
 * Creates the index of a list that is sorted by the last change. With `publishing` it holds the state, so that the drafts that were
 * changed last are found without reading the rows.
 */
export const addChangedIndex = async (
  database: Kysely<unknown>,
  name: string,
  { publishing = false }: { publishing?: boolean } = {},
): Promise<void> => {
  const columns = ['updatedAt', '_id', ...(publishing ? ['status', 'publishAt'] : [])];
  await database.schema.createIndex(`${name}_changed`).ifNotExists().on(name).columns(columns).execute();
};

/**
 * Creates the table of a content type with its list index and its revision, unless they are there. A type with rich text has the column
 * `excerpt: 'text'` too.
 */
export const createContentTable = async (
  database: Kysely<unknown>,
  name: string,
  columns: Columns,
  sortedBy: readonly string[],
): Promise<void> => {
  await withColumns(contentTable(database, name), columns).execute();
  await createListIndex(database, name, sortedBy);
  await addRevision(database, name);
};
