import type { Kysely } from 'kysely';
import { readRichText } from '../../richText/sanitize';
import { fillFromText, type AnyRows } from './fillFromText';
import type { Step } from './step';

/** The tables with rich text, and the column that holds it. */
const TEXTS: Record<string, string> = {
  updates: 'description',
  case_studies: 'content',
  use_cases: 'content',
  events: 'description',
  projects: 'description',
};

/** The start of each rich text, so that a list need not read and send the whole of it. */
export const storedExcerpts: Step = {
  name: '2026-11-22-stored-excerpts',
  up: async (database: Kysely<AnyRows>) => {
    for (const [table, column] of Object.entries(TEXTS)) {
      await database.schema
        .alterTable(table)
        .addColumn('excerpt', 'text', (made) => made.notNull().defaultTo(''))
        .execute();
      await fillFromText(database, { table, from: column, to: 'excerpt' }, (text) => readRichText(text).excerpt);
    }
  },
};
