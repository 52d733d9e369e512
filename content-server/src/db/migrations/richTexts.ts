import type { Kysely } from 'kysely';
import { fillFromText, type AnyRows } from './fillFromText';
import { readRichText } from './readRichText';
import type { NamedMigration } from './migration';

/** The tables of articles, and the column of their rich text. */
const TEXTS: Record<string, string> = {
  updates: 'description',
  case_studies: 'content',
  use_cases: 'content',
  events: 'description',
  projects: 'description',
};

/** The policies, which have no columns for searches. */
const POLICIES = ['privacy', 'safeguarding'];

/** Reads the rich texts of translations again, whose excerpts are rows of their own. */
const readTranslations = async (database: Kysely<AnyRows>): Promise<void> => {
  const lists = [...Object.keys(TEXTS).map((table) => table.replace('_', '-')), ...POLICIES];
  const rows = await database
    .selectFrom('translations')
    .select(['_id', 'field', 'text'])
    .where('list', 'in', lists)
    .where('field', 'in', [...new Set([...Object.values(TEXTS), 'text'])])
    .execute();
  for (const { _id = '', field = '', text: stored = '' } of rows) {
    const { html, text, excerpt } = readRichText(stored);
    const write = (id: string, words: Record<string, string>) =>
      database.updateTable('translations').set(words).where('_id', '=', id).execute();
    await write(_id, { text: html, plainText: text });
    await write(`${_id.slice(0, -field.length)}excerpt`, { text: excerpt, plainText: excerpt });
  }
};

/**
 * Reads every stored rich text again: marks within a word no longer part it in searches and
 * excerpts, excerpts end with whole characters, and headings have the two levels of the editor.
 */
export const richTexts: NamedMigration = {
  name: '2026-12-20-rich-texts',
  up: async (database: Kysely<AnyRows>) => {
    for (const table of POLICIES)
      await fillFromText(
        database,
        { table, from: 'text', to: 'text' },
        (text) => readRichText(text).html,
      );
    for (const [table, from] of Object.entries(TEXTS)) {
      await fillFromText(database, { table, from, to: from }, (text) => readRichText(text).html);
      await fillFromText(
        database,
        { table, from, to: 'plainText' },
        (text) => readRichText(text).text,
      );
      await fillFromText(
        database,
        { table, from, to: 'excerpt' },
        (text) => readRichText(text).excerpt,
      );
    }
    await readTranslations(database);
  },
};
