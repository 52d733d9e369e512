import type { Kysely } from 'kysely';
import { addRevision } from './revisionTriggers';
import type { Step } from './step';

/** The words of content in further languages: one row for each field of an item or singleton. */
export const translations: Step = {
  name: '2026-12-07-translations',
  up: async (database: Kysely<unknown>) => {
    await database.schema
      .createTable('translations')
      .ifNotExists()
      .addColumn('_id', 'text', (column) => column.primaryKey())
      .addColumn('list', 'text', (column) => column.notNull())
      .addColumn('item', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('field', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('translations_of_items')
      .ifNotExists()
      .on('translations')
      .columns(['list', 'language', 'item'])
      .execute();
    await addRevision(database, 'translations');
  },
};
