import type { Kysely } from 'kysely';
import { readRichText } from '../../richText/sanitize';
import { isPostgres } from '../isPostgres';
import { fillFromText, type AnyRows } from './fillFromText';
import { createSearchInPostgres, indexInPostgres } from './searchInPostgres';
import { createSearchInSqlite, indexInSqlite } from './searchInSqlite';
import type { Step } from './step';

/** A table whose items a search of the site finds. */
export interface SearchedTable {
  table: string;
  /** The path of its content type. */
  list: string;
  /**
   * SQL for the time from which visitors see a row, UTC ISO 8601; '' for always, '9999' for never: it sorts after all
   * times in every collation.
   */
  visibleFrom: (row: string) => string;
}

/** The tables, and the column of their rich text. Released migrations use it, so it must not change. */
export const TEXTS: Record<string, string> = {
  updates: 'description',
  case_studies: 'content',
  use_cases: 'content',
  events: 'description',
  projects: 'description',
};

/** SQL for the time from which visitors see an item that can be a draft and be scheduled. */
export const visibleFrom = (row: string): string =>
  `case ${row}.status when 'draft' then '9999' else ${row}."publishAt" end`;

/** Adds the column with the words of a text without markup, unless it is there. */
export const addPlainText = async (database: Kysely<AnyRows>, table: string): Promise<void> => {
  const tables = await database.introspection.getTables();
  const columns = tables.find(({ name }) => name === table)?.columns ?? [];
  if (columns.some(({ name }) => name === 'plainText')) return;
  await database.schema
    .alterTable(table)
    .addColumn('plainText', 'text', (made) => made.notNull().defaultTo(''))
    .execute();
};

/**
 * Adds a table to the search of the site: the column `plainText`, and triggers that keep the index, which the texts of its rows
 * then fill. Released migrations use this function, so its result must not change.
 */
const addToSearch = async (database: Kysely<AnyRows>, searched: SearchedTable, richText: string) => {
  await addPlainText(database, searched.table);
  await (isPostgres(database) ? indexInPostgres : indexInSqlite)(database, searched);
  await fillFromText(
    database,
    { table: searched.table, from: richText, to: 'plainText' },
    (text) => readRichText(text).text,
  );
};

/** The index of the site's search over all items with pages of their own (decision 0041). */
export const siteSearch: Step = {
  name: '2026-11-29-site-search',
  up: async (database: Kysely<AnyRows>) => {
    await (isPostgres(database) ? createSearchInPostgres : createSearchInSqlite)(database);
    for (const [table, richText] of Object.entries(TEXTS)) {
      await addToSearch(database, { table, list: table.replace('_', '-'), visibleFrom }, richText);
    }
  },
};
