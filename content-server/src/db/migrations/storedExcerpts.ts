import { excerptOf } from '@charity-site/api-client/entities';
import type { Kysely } from 'kysely';
import type { Step } from './step';

/** The tables with rich text, and the column that holds it. */
const TEXTS: Record<string, string> = {
  updates: 'description',
  case_studies: 'content',
  use_cases: 'content',
  events: 'description',
  projects: 'description',
};

/** Rows read at once: a rich text may have 200,000 characters. */
const BATCH = 50;

type AnyRows = Record<string, Record<string, string>>;

const fill = async (database: Kysely<AnyRows>, table: string, column: string): Promise<void> => {
  let last = '';
  for (;;) {
    const rows = await database
      .selectFrom(table)
      .select(['_id', column])
      .where('_id', '>', last)
      .orderBy('_id')
      .limit(BATCH)
      .execute();
    for (const { _id, [column]: html } of rows)
      await database
        .updateTable(table)
        .set({ excerpt: excerptOf(html ?? '') })
        .where('_id', '=', _id as string)
        .execute();
    if (rows.length < BATCH) return;
    last = rows.at(-1)?._id ?? '';
  }
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
      await fill(database, table, column);
    }
  },
};
