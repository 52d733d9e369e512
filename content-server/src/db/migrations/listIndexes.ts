import { createListIndex } from './contentTable';
import type { Step } from './step';

/** Sort columns of each list (docs/product.md 7.3). */
const SORTED_BY: Record<string, string[]> = {
  hero_slides: ['order', 'createdAt desc'],
  updates: ['date'],
  case_studies: ['createdAt'],
  use_cases: ['createdAt'],
  executive_members: ['order', 'createdAt desc'],
  events: ['date'],
  projects: ['initiatedDate'],
  partners: ['order', 'createdAt desc'],
};

/** Replaces the sort indexes by indexes that also contain the searched text (decision 0007). */
export const listIndexes: Step = {
  name: '2026-11-22-list-indexes',
  up: async (database) => {
    for (const [table, sortedBy] of Object.entries(SORTED_BY)) {
      await createListIndex(database, table, sortedBy);
      await database.schema.dropIndex(`${table}_sorted`).execute();
    }
  },
};
