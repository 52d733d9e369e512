import type { Kysely } from 'kysely';
import { SEARCHED } from './baselineIndexes';
import { fillFromText, type AnyRows } from './fillFromText';
import { isPostgres, runAll } from './statements';
import { searchedTable } from './searchedTable';
import { functionsInPostgres } from './searchInPostgres';
import { triggersInSqlite } from './searchInSqlite';
import type { NamedMigration } from './migration';
import { normalizeForSearch } from './typedTexts';

/**
 * Indexes every item again with plain letters in place of styled ones and ligatures, and writes the
 * searched text of every row with one kind of dash. The triggers index a row when its searched text
 * is written.
 */
export const styledLetters: NamedMigration = {
  name: '2026-12-28-styled-letters',
  up: async (database: Kysely<AnyRows>) => {
    const change = isPostgres(database) ? functionsInPostgres : triggersInSqlite;
    for (const [table, text] of Object.entries(SEARCHED))
      await runAll(database, change(searchedTable(table, text, true)));
    for (const { name, columns } of await database.introspection.getTables())
      if (columns.some((column) => column.name === 'searchText'))
        await fillFromText(
          database,
          { table: name, from: 'searchText', to: 'searchText' },
          (text) => text.split('\u001f').map(normalizeForSearch).join('\u001f'),
        );
  },
};
