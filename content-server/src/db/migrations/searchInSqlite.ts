import { sql, type QueryExecutorProvider } from 'kysely';
import type { SearchedTable } from './siteSearch';

const run = (database: QueryExecutorProvider, statement: string) => sql.raw(statement).execute(database);

/** Adds the texts of an item to both indexes, under the id of its entry. */
const indexed = (row: string) => `
  insert into site_search (rowid, title, body)
    select id, ${row}.title, ${row}."plainText" from search_entries where item = ${row}._id;
  insert into site_titles (rowid, title)
    select id, ${row}.title from search_entries where item = ${row}._id;`;

/** Removes the texts of an item from both indexes. */
const removed = (row: string) => `
  delete from site_search where rowid = (select id from search_entries where item = ${row}._id);
  delete from site_titles where rowid = (select id from search_entries where item = ${row}._id);`;

/**
 * Creates the index of the site's search in SQLite: FTS5 tables that hold no copy of the texts. `site_search` finds English
 * words by their stems, `site_titles` finds titles by groups of three letters.
 */
export const createSearchInSqlite = async (database: QueryExecutorProvider): Promise<void> => {
  await run(
    database,
    `create table if not exists search_entries
      (id integer primary key, list text not null, item text not null unique, "visibleFrom" text not null)`,
  );
  await run(
    database,
    `create virtual table if not exists site_search using fts5
      (title, body, content='', contentless_delete=1, prefix='3', tokenize='porter unicode61 remove_diacritics 2')`,
  );
  await run(
    database,
    `create virtual table if not exists site_titles using fts5
      (title, content='', contentless_delete=1, tokenize='trigram')`,
  );
};

/** Indexes the rows of a table, and every later change of them in the transaction that makes it. */
export const indexInSqlite = async (
  database: QueryExecutorProvider,
  { table, list, visibleFrom }: SearchedTable,
): Promise<void> => {
  const entry = `
    insert into search_entries (list, item, "visibleFrom") values ('${list}', new._id, ${visibleFrom('new')})
      on conflict (item) do update set "visibleFrom" = excluded."visibleFrom";`;
  for (const change of ['insert', 'update', 'delete'])
    await run(database, `drop trigger if exists "${table}_searched_after_${change}"`);
  await run(
    database,
    `create trigger "${table}_searched_after_insert" after insert on "${table}" begin
      ${entry}
      ${indexed('new')}
    end`,
  );
  await run(
    database,
    `create trigger "${table}_searched_after_update" after update on "${table}" begin
      ${removed('old')}
      ${entry}
      ${indexed('new')}
    end`,
  );
  await run(
    database,
    `create trigger "${table}_searched_after_delete" after delete on "${table}" begin
      ${removed('old')}
      delete from search_entries where item = old._id;
    end`,
  );
};
