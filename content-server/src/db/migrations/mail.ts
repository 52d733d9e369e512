import type { Kysely } from 'kysely';
import type { Step } from './step';

/** Mails to be sent. `nextAt` is when the next try is due, '' when nothing is left to do; `sentAt` is '' until it was sent. */
export const mail: Step = {
  name: '2026-11-26-mail',
  up: async (database: Kysely<unknown>) => {
    await database.schema
      .createTable('outbox')
      .ifNotExists()
      .addColumn('_id', 'text', (column) => column.primaryKey())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('nextAt', 'text', (column) => column.notNull())
      .addColumn('sentAt', 'text', (column) => column.notNull())
      .addColumn('error', 'text', (column) => column.notNull())
      .execute();
    await database.schema.createIndex('outbox_due').ifNotExists().on('outbox').columns(['nextAt', '_id']).execute();
  },
};
