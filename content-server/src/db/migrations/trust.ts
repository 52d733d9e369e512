import type { Kysely } from 'kysely';
import { withColumns } from './contentTable';
import { addRevision } from './revisionTriggers';
import type { Step } from './step';

/** The texts of the pages Privacy and Safeguarding. */
export const trust: Step = {
  name: '2026-12-10-trust',
  up: async (database: Kysely<unknown>) => {
    for (const name of ['privacy', 'safeguarding']) {
      const table = database.schema
        .createTable(name)
        .ifNotExists()
        .addColumn('_id', 'text', (column) => column.primaryKey())
        .addColumn('updatedAt', 'text', (column) => column.notNull());
      await withColumns(table, { text: 'text' }).execute();
      await addRevision(database, name);
    }
  },
};
