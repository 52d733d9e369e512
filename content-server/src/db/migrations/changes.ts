import type { Kysely } from 'kysely';
import type { Step } from './step';

/** Who changed what and when, with the fields after each change. The ids sort by time. */
export const changes: Step = {
  name: '2026-11-23-changes',
  up: async (database: Kysely<unknown>) => {
    await database.schema
      .createTable('changes')
      .ifNotExists()
      .addColumn('_id', 'text', (column) => column.primaryKey())
      .addColumn('list', 'text', (column) => column.notNull())
      .addColumn('item', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('administrator', 'text', (column) => column.notNull())
      .addColumn('by', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('fields', 'text')
      .execute();
    await database.schema
      .createIndex('changes_of_item')
      .ifNotExists()
      .on('changes')
      .columns(['list', 'item', '_id'])
      .execute();
    await database.schema.createIndex('changes_by_person').ifNotExists().on('changes').columns(['by', '_id']).execute();
    await database.schema.createIndex('trash_by_age').ifNotExists().on('trash').columns(['deletedAt', '_id']).execute();
  },
};
