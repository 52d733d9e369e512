import type { Kysely } from 'kysely';
import type { Step } from './step';

/**
 * What visitors meet, for each version of a part: counts by time, the causes of errors, and which visitors have been counted.
 * A visitor is a hash of the address with a salt that is deleted after a day. Replaces the counts of load failures.
 */
export const visitorReports: Step = {
  name: '2026-11-22-visitor-reports',
  up: async (database: Kysely<unknown>) => {
    await database.schema
      .createTable('report_counts')
      .ifNotExists()
      .addColumn('remote', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('route', 'text', (column) => column.notNull())
      .addColumn('upTo', 'integer', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('report_counts_of_slot', ['remote', 'version', 'kind', 'at', 'route', 'upTo'])
      .execute();
    await database.schema
      .createTable('report_causes')
      .ifNotExists()
      .addColumn('remote', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('route', 'text', (column) => column.notNull())
      .addColumn('ms', 'integer', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('lastAt', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('report_causes_of_version', ['remote', 'version', 'kind', 'message'])
      .execute();
    await database.schema
      .createTable('report_visitors')
      .ifNotExists()
      .addColumn('remote', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('slot', 'text', (column) => column.notNull())
      .addColumn('visitor', 'text', (column) => column.notNull())
      .addColumn('lastAt', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('report_visitors_of_slot', ['remote', 'version', 'kind', 'slot', 'visitor'])
      .execute();
    await database.schema
      .createTable('report_salts')
      .ifNotExists()
      .addColumn('day', 'text', (column) => column.primaryKey().notNull())
      .addColumn('salt', 'text', (column) => column.notNull())
      .execute();
    await database.schema.dropTable('load_failures').ifExists().execute();
  },
};
