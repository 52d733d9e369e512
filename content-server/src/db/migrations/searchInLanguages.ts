import { sql, type Kysely, type QueryExecutorProvider } from 'kysely';
import { readRichText } from '../../richText/sanitize';
import { isPostgres } from '../isPostgres';
import type { AnyRows } from './fillFromText';
import { languagesInPostgres } from './languagesInPostgres';
import { languagesInSqlite } from './languagesInSqlite';
import { addPlainText, TEXTS, visibleFrom } from './siteSearch';
import type { Step } from './step';

/** A table whose items a search of the site finds in each language. */
export interface SearchedInLanguages {
  table: string;
  /** The path of its content type. */
  list: string;
  /** SQL for the fields that are searched. */
  fields: string;
  /**
   * SQL that reads the texts of items: `item`, `language`, `visibleFrom`, `title` and `body`, a row for each language
   * that has words of them.
   */
  texts: (condition: string) => string;
}

/**
 * A table of `TEXTS`, or a later one, and the field that is searched beside the title.
 * @param visible SQL for the time from which visitors see a row
 */
export const searchedTable = (table: string, text: string, visible = visibleFrom): SearchedInLanguages => {
  const list = table.replaceAll('_', '-');
  const fields = `('title', '${text}')`;
  const translated = (field: string) => `max(words."plainText") filter (where words.field = '${field}')`;
  return {
    table,
    list,
    fields,
    texts: (condition) => `
      select source._id as item, 'en' as language, ${visible('source')} as "visibleFrom",
        source.title as title, source."plainText" as body
      from "${table}" as source where ${condition}
      union all
      select source._id, words.language, ${visible('source')},
        coalesce(${translated('title')}, source.title), coalesce(${translated(text)}, source."plainText")
      from "${table}" as source
        join translations as words on words.list = '${list}' and words.item = source._id and words.field in ${fields}
      where ${condition}
      group by source._id, words.language`,
  };
};

/** Writes the words of all translated rich texts without markup. */
export const fillTranslatedTexts = async (database: Kysely<AnyRows>): Promise<void> => {
  const rich = await database
    .selectFrom('translations')
    .select(['_id', 'text'])
    .where('field', 'in', [...new Set(Object.values(TEXTS))])
    .execute();
  for (const { _id = '', text = '' } of rich)
    await database
      .updateTable('translations')
      .set({ plainText: readRichText(text).text })
      .where('_id', '=', _id)
      .execute();
};

/**
 * The index of the site's search in each language (decision 0041): an item has an entry in English, and one in each
 * language that has words of it. What is not translated is there in English.
 */
export const searchInLanguages: Step = {
  name: '2026-12-13-search-in-languages',
  up: async (database: Kysely<AnyRows>) => {
    await addPlainText(database, 'translations');
    await sql`update translations set "plainText" = text`.execute(database);
    await fillTranslatedTexts(database);
    // Triggers read the translations of one item.
    await database.schema
      .createIndex('translations_of_item')
      .ifNotExists()
      .on('translations')
      .columns(['list', 'item'])
      .execute();
    const searched = Object.entries(TEXTS).map(([table, richText]) => searchedTable(table, richText));
    await (isPostgres(database) ? languagesInPostgres : languagesInSqlite)(database as QueryExecutorProvider, searched);
  },
};
