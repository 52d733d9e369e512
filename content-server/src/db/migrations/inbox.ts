import { sql, type Kysely } from 'kysely';
import { addRevision } from './revisionTriggers';
import type { Step } from './step';

/** Columns of text that are '' at first, or the value for existing rows. */
const ADDED: Record<string, Record<string, string>> = {
  messages: { folder: 'inbox', heldFor: '', answeredAt: '', answeredBy: '', note: '' },
  comments: { status: 'visible', heldFor: '' },
  updates: { commenting: 'open' },
};

/**
 * The state of messages and comments, who sent them (a hash, for a month), which senders are blocked, and who wants alerts by
 * mail.
 */
export const inbox: Step = {
  name: '2026-11-30-inbox',
  up: async (database: Kysely<unknown>) => {
    const tables = await database.introspection.getTables();
    for (const [table, columns] of Object.entries(ADDED)) {
      const present = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
      for (const [name, value] of Object.entries(columns))
        if (!present.includes(name))
          await database.schema
            .alterTable(table)
            .addColumn(name, 'text', (column) => column.notNull().defaultTo(value))
            .execute();
    }
    await database.schema
      .createTable('comment_settings')
      .ifNotExists()
      .addColumn('_id', 'text', (column) => column.primaryKey())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      .addColumn('newComments', 'text', (column) => column.notNull())
      .execute();
    await addRevision(database, 'comment_settings');
    await database.schema
      .createTable('senders')
      .ifNotExists()
      .addColumn('item', 'text', (column) => column.primaryKey())
      .addColumn('sender', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute();
    await database.schema.createIndex('senders_by_age').ifNotExists().on('senders').columns(['createdAt']).execute();
    await database.schema
      .createTable('blocked_senders')
      .ifNotExists()
      .addColumn('_id', 'text', (column) => column.primaryKey())
      .addColumn('sender', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('blockedAt', 'text', (column) => column.notNull())
      .addColumn('by', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createTable('alerts')
      .ifNotExists()
      .addColumn('administrator', 'text', (column) => column.primaryKey())
      .addColumn('until', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('comments_by_status')
      .ifNotExists()
      .on('comments')
      .columns(['status', 'createdAt'])
      .execute();
    // In the order of the list and with the searched text, as the index of a list (createListIndex).
    const columns = sql.raw('"folder", "createdAt" desc, "_id" desc, "searchText"');
    await sql`create index if not exists messages_in_folder on messages (${columns})`.execute(database);
  },
};
