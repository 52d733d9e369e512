import type { Kysely } from 'kysely';
import { withColumns } from './contentTable';
import { addRevision } from './revisionTriggers';
import type { Step } from './step';

/** Where the addresses of an earlier website lead. */
export const redirects: Step = {
  name: '2026-12-05-redirects',
  up: async (database: Kysely<unknown>) => {
    const table = database.schema
      .createTable('redirects')
      .ifNotExists()
      .addColumn('_id', 'text', (column) => column.primaryKey())
      .addColumn('updatedAt', 'text', (column) => column.notNull());
    await withColumns(table, { redirects: 'text' }).execute();
    await addRevision(database, 'redirects');
  },
};
