import type { Kysely } from 'kysely';
import type { Step } from './step';

/** Forms as they were before saving, each shown by a link that ends. `fields` is JSON. */
export const itemPreviews: Step = {
  name: '2026-12-01-item-previews',
  up: async (database: Kysely<unknown>) => {
    await database.schema
      .createTable('item_previews')
      .ifNotExists()
      .addColumn('tokenHash', 'text', (column) => column.primaryKey())
      .addColumn('administrator', 'text', (column) => column.notNull())
      .addColumn('list', 'text', (column) => column.notNull())
      .addColumn('item', 'text', (column) => column.notNull())
      .addColumn('fields', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('endsAt', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('item_previews_of_person')
      .ifNotExists()
      .on('item_previews')
      .columns(['administrator', 'createdAt'])
      .execute();
  },
};
