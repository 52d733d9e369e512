import type { Kysely } from 'kysely';
import type { Step } from './step';

/** Idempotency keys of calls that created an item. */
export const creationKeys: Step = {
  name: '2026-11-22-request-keys',
  up: async (database: Kysely<unknown>) => {
    await database.schema
      .createTable('creation_keys')
      .addColumn('scope', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('itemId', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('creation_keys_of_scope', ['scope', 'key'])
      .execute();
    await database.schema.createIndex('creation_keys_by_age').on('creation_keys').column('createdAt').execute();
  },
};
