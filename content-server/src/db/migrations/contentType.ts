import type { Kysely } from 'kysely';
import { key, LISTED, numbers, PUBLISHING, quoted, texts, textsWith } from './columns';
import { addRevision } from './revisionTriggers';
import { isPostgres, runAll } from './statements';
import { searchedTable } from './searchedTable';
import { functionsInPostgres, onTranslationsOf, triggersInPostgres } from './searchInPostgres';
import { triggersInSqlite } from './searchInSqlite';

/** The table of a content type. */
export interface ContentTable {
  table: string;
  /** Sort order of the list, such as 'createdAt desc'. */
  sortedBy: readonly string[];
  /** For a type whose items can be drafts. */
  publishing?: boolean;
  /** For a type with drafts whose items can end. Those of the baseline can from 2027-002 on. */
  ends?: boolean;
  /** For a type whose items have pages of their own. */
  pages?: boolean;
}

/** A content type that is added to the tables. */
export interface AddedContentType extends ContentTable {
  /**
   * The fields of the entity on the day of the migration, and `excerpt` for a type with rich text.
   */
  columns: Record<string, 'text' | 'integer'>;
  /** For a type that the search of the site finds: the field that it covers beside the title. */
  searched?: string;
}

/**
 * SQL of the indexes of a list. Pages are read without sorting, and searches without reading the
 * rows (decision 0007); the items that were changed last, and the next scheduled one, are found
 * without the others.
 */
export const indexesOf = ({
  table,
  sortedBy,
  publishing = false,
  ends = false,
  pages = false,
}: ContentTable): string[] => {
  const direction = sortedBy.at(-1)?.endsWith(' desc') ? ' desc' : '';
  const state = [...(publishing ? ['status', 'publishAt'] : []), ...(ends ? ['visibleUntil'] : [])];
  const index = (name: string, columns: readonly string[], where = '') =>
    `create index "${table}_${name}" on "${table}" (${quoted(columns)})${where}`;
  return [
    index('listed', [...sortedBy, `_id${direction}`, ...state, 'searchText']),
    index('changed', ['updatedAt', '_id', ...state]),
    ...(publishing ? [index('scheduled', ['publishAt'], ` where "publishAt" > ''`)] : []),
    ...(ends ? [index('ending', ['visibleUntil'], ` where "visibleUntil" > ''`)] : []),
    ...(pages ? [index('slug', ['slug'])] : []),
  ];
};

/** SQL that creates a table. */
export const createTable = (name: string, columns: readonly string[]): string =>
  `create table "${name}" (${columns.join(', ')})`;

/** Adds columns to a table. */
export const addColumns = (
  database: Kysely<unknown>,
  table: string,
  columns: readonly string[],
): Promise<void> =>
  runAll(
    database,
    columns.map((column) => `alter table "${table}" add column ${column}`),
  );

/**
 * Creates the table of a singleton, a row with a fixed id, and its revision.
 * @param fields texts that are '' at first
 */
export const addSingleton = async (
  database: Kysely<unknown>,
  table: string,
  fields: string,
): Promise<void> => {
  const columns = [...key('_id'), ...texts('updatedAt'), ...textsWith(fields)];
  await runAll(database, [createTable(table, columns)]);
  await addRevision(database, table);
};

/**
 * Creates the table of a content type, its indexes and its revision. Released migrations use it, so
 * its result must not change.
 */
export const addContentType = async (
  database: Kysely<unknown>,
  added: AddedContentType,
): Promise<void> => {
  const { table, columns, publishing = false, pages, searched } = added;
  const fields = Object.entries(columns).flatMap(([name, type]) =>
    (type === 'text' ? texts : numbers)(name),
  );
  const allColumns = [
    ...LISTED,
    ...fields,
    ...(publishing ? [...PUBLISHING, ...textsWith('visibleUntil')] : []),
    ...(searched ? textsWith('plainText') : []),
    ...(pages ? textsWith('slug') : []),
  ];
  const indexes = indexesOf({ ...added, ends: publishing });
  await runAll(database, [createTable(table, allColumns), ...indexes]);
  await addRevision(database, table);
  if (!searched) return;
  const found = searchedTable(table, searched, publishing);
  await runAll(
    database,
    isPostgres(database)
      ? [...functionsInPostgres(found), ...triggersInPostgres(table), ...onTranslationsOf(found)]
      : triggersInSqlite(found),
  );
};
