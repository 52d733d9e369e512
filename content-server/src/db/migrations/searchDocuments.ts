import { sql, type Kysely } from 'kysely';
import { readRichText } from '../../richText/sanitize';
import { isPostgres } from '../isPostgres';
import { fillFromText, type AnyRows } from './fillFromText';
import { functionsInPostgres, onTranslations } from './languagesInPostgres';
import { triggersInSqlite } from './languagesInSqlite';
import { fillTranslatedTexts, searchedTable } from './searchInLanguages';
import { triggersInPostgres } from './searchInPostgres';
import { addPlainText, TEXTS } from './siteSearch';
import type { Step } from './step';

const DOCUMENTS = searchedTable('documents', 'summary');

/** The statements that keep the index of documents. */
const triggersOf = (database: Kysely<AnyRows>): string[] => {
  if (!isPostgres(database)) return triggersInSqlite(DOCUMENTS);
  const earlier = Object.entries(TEXTS).map(([table, richText]) => searchedTable(table, richText));
  return [
    ...functionsInPostgres(DOCUMENTS),
    ...triggersInPostgres(DOCUMENTS.table),
    onTranslations([...earlier, DOCUMENTS]),
  ];
};

/**
 * The search of the site finds documents (decision 0041), and in the texts that it shows headings end like sentences. Each
 * text is written once more, and the triggers index it.
 */
export const searchDocuments: Step = {
  name: '2026-12-16-search-documents',
  up: async (database: Kysely<AnyRows>) => {
    await addPlainText(database, DOCUMENTS.table);
    for (const statement of triggersOf(database)) await sql.raw(statement).execute(database);
    await fillFromText(database, { table: DOCUMENTS.table, from: 'summary', to: 'plainText' }, (text) => text);
    for (const [table, from] of Object.entries(TEXTS))
      await fillFromText(database, { table, from, to: 'plainText' }, (text) => readRichText(text).text);
    await fillTranslatedTexts(database);
  },
};
