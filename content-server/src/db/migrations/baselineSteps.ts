import type { Kysely, QueryExecutorProvider } from 'kysely';
import { createTable, indexesOf } from './contentType';
import { isPostgres, runAll } from './statements';
import { addRevision, createRevisions } from './revisionTriggers';
import { searchedTable } from './searchedTable';
import { createIndexInPostgres } from './searchInPostgres';
import { INDEX_IN_SQLITE, triggersInSqlite } from './searchInSqlite';
import type { NamedMigration } from './migration';
import { INDEXES, LISTS, NAMED, SEARCHED } from './baselineIndexes';
import { READ_BY_VISITORS, TABLES } from './baselineTables';

/** The migrations that once created the baseline. Databases of that time have recorded them. */
const NAMES = [
  '2026-11-21-first-tables',
  '2026-11-21-load-failures',
  '2026-11-22-list-indexes',
  '2026-11-22-request-keys',

  '2026-11-22-stored-excerpts',
  '2026-11-22-table-revisions',
  '2026-11-22-visitor-reports',
  '2026-11-23-changes',

  '2026-11-24-publishing',
  '2026-11-25-people',
  '2026-11-26-mail',
  '2026-11-27-media',
  '2026-11-28-organisation',

  '2026-11-29-site-search',
  '2026-11-30-inbox',
  '2026-12-01-item-previews',
  '2026-12-02-giving',

  '2026-12-03-addresses',
  '2026-12-05-composition',
  '2026-12-05-redirects',
  '2026-12-07-event-ends',
  '2026-12-07-translations',
  '2026-12-08-whatsapp',
  '2026-12-09-texts',
  '2026-12-10-trust',
  '2026-12-13-search-in-languages',
  '2026-12-14-documents',
  '2026-12-15-press-contact',

  '2026-12-16-search-documents',
  '2026-12-17-filtered-lists',
  '2026-12-18-named-lists',
  '2026-12-19-searched-trash',
];

const createSearch = async (database: Kysely<unknown>): Promise<void> => {
  const searched = Object.entries(SEARCHED).map(([table, text]) =>
    searchedTable(table, text, true),
  );
  if (isPostgres(database))
    await createIndexInPostgres(database as QueryExecutorProvider, searched);
  else await runAll(database, [...INDEX_IN_SQLITE, ...searched.flatMap(triggersInSqlite)]);
};

/** Creates all tables. */
const create = async (database: Kysely<unknown>): Promise<void> => {
  await runAll(database, [
    ...Object.entries(TABLES).map(([name, columns]) => createTable(name, columns)),
    ...LISTS.flatMap(indexesOf),
    ...LISTS.map(
      ({ table }) => `create index "${table}_named" on "${table}" ("${NAMED[table] ?? 'title'}")`,
    ),
    ...Object.entries(INDEXES).map(([name, columns]) => `create index "${name}" on ${columns}`),
  ]);
  await createRevisions(database);
  for (const table of READ_BY_VISITORS) await addRevision(database, table);
  await createSearch(database);
};

/** The tables as they were on 2026-12-19: the first migration creates all of them. */
export const baseline: NamedMigration[] = NAMES.map((name, at) => ({
  name,
  up: at === 0 ? create : () => Promise.resolve(),
}));
