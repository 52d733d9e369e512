import { sql, type Kysely } from 'kysely';
import { isPostgres } from '../isPostgres';
import type { AnyRows } from './fillFromText';
import { functionsInPostgres, onTranslationsOf } from './languagesInPostgres';
import { triggersInSqlite } from './languagesInSqlite';
import { searchedTable } from './searchInLanguages';
import { triggersInPostgres } from './searchInPostgres';
import { addPlainText, visibleFrom } from './siteSearch';

interface AddedToSearch {
  table: string;
  /** The field that is searched beside the title. */
  text: string;
  publishing?: boolean;
}

/** SQL for the time from which visitors see an item that cannot be a draft. */
const always = () => `''`;

/**
 * Adds a new table to the search of the site (decision 0041): the column `plainText`, and triggers that index its items when
 * they or their translations change. Released migrations use this function, so its result must not change.
 */
export const addSearch = async (
  database: Kysely<AnyRows>,
  { table, text, publishing = false }: AddedToSearch,
): Promise<void> => {
  const searched = searchedTable(table, text, publishing ? visibleFrom : always);
  await addPlainText(database, table);
  const statements = isPostgres(database)
    ? [...functionsInPostgres(searched), ...triggersInPostgres(table), ...onTranslationsOf(searched)]
    : triggersInSqlite(searched);
  for (const statement of statements) await sql.raw(statement).execute(database);
};
