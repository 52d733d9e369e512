import { sql, type Kysely } from 'kysely';
import { addChangedIndex } from './contentTable';
import type { Step } from './step';

/** The columns of the lists of content that can be drafts, and of the others. */
const PUBLISHED = ['hero_slides', 'updates', 'case_studies', 'use_cases', 'events', 'projects', 'documents'];
const OTHERS = ['executive_members', 'partners'];

/** Each holds the columns that a list is filtered by, after those that it is sorted by. */
const INDEXES: Record<string, string> = {
  changes_of_list: 'changes ("list", "_id", "by", "action")',
  changes_by_action: 'changes ("action", "_id")',
  trash_listed: 'trash ("deletedAt", "_id", "list")',
  messages_filtered: 'messages ("folder", "createdAt", "_id", "read", "answeredAt", "source")',
  comments_listed: 'comments ("createdAt", "_id", "status")',
};

/** Indexes from which the administrator's lists are filtered and sorted without reading the rows (decision 0056). */
export const filteredLists: Step = {
  name: '2026-12-17-filtered-lists',
  up: async (database: Kysely<unknown>) => {
    for (const table of PUBLISHED) await addChangedIndex(database, table, { publishing: true });
    for (const table of OTHERS) await addChangedIndex(database, table);
    for (const [name, columns] of Object.entries(INDEXES))
      await sql.raw(`create index if not exists ${name} on ${columns}`).execute(database);
    await database.schema.dropIndex('trash_by_age').ifExists().execute();
  },
};
