import type { Kysely } from 'kysely';
import { addRevision } from './revisionTriggers';
import type { Step } from './step';

/** The stored pictures and documents with their texts, and the files that may be erased when nothing uses them. */
export const media: Step = {
  name: '2026-11-27-media',
  up: async (database: Kysely<unknown>) => {
    await database.schema
      .createTable('pictures')
      .ifNotExists()
      .addColumn('_id', 'text', (column) => column.primaryKey())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      .addColumn('searchText', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('file', 'text', (column) => column.notNull())
      .addColumn('alt', 'text', (column) => column.notNull())
      .addColumn('focus', 'text', (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('uploadedBy', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('pictures_listed')
      .ifNotExists()
      .on('pictures')
      .columns(['createdAt', '_id'])
      .execute();
    await database.schema
      .createTable('released_files')
      .ifNotExists()
      .addColumn('file', 'text', (column) => column.primaryKey())
      .execute();
    await addRevision(database, 'pictures');
  },
};
