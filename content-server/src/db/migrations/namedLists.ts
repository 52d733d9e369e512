import type { Kysely } from 'kysely';
import type { Step } from './step';

/** The column that names an item, of each table that the demo content fills. */
const NAMES: Record<string, string> = {
  hero_slides: 'title',
  updates: 'title',
  case_studies: 'title',
  use_cases: 'title',
  events: 'title',
  projects: 'title',
  documents: 'title',
  executive_members: 'name',
  partners: 'name',
};

/** Indexes by which the dashboard finds samples by their names, without reading every article. */
export const namedLists: Step = {
  name: '2026-12-18-named-lists',
  up: async (database: Kysely<unknown>) => {
    for (const [table, column] of Object.entries(NAMES))
      await database.schema.createIndex(`${table}_named`).ifNotExists().on(table).column(column).execute();
  },
};
