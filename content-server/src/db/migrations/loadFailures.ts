import type { Kysely } from 'kysely';
import type { Step } from './step';

/** Number of load failures that browsers reported for each version of a remote. */
export const loadFailures: Step = {
  name: '2026-11-21-load-failures',
  up: async (database: Kysely<unknown>) => {
    await database.schema
      .createTable('load_failures')
      .addColumn('remote', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('lastAt', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('load_failures_of_version', ['remote', 'version'])
      .execute();
  },
};
