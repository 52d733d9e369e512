import { sql, type Kysely } from 'kysely';
import type { Step } from './step';

/** Adds a text column to the people with access, unless an interrupted start has added it. */
const addColumn = async (database: Kysely<unknown>, name: string, byDefault: string): Promise<void> => {
  const tables = await database.introspection.getTables();
  const columns = tables.find((table) => table.name === 'administrators')?.columns ?? [];
  if (columns.some((column) => column.name === name)) return;
  await database.schema
    .alterTable('administrators')
    .addColumn(name, 'text', (column) => column.notNull().defaultTo(sql.lit(byDefault)))
    .execute();
};

/** Roles of the people with access, their sessions, invitations, and the ways back after a forgotten password. */
export const people: Step = {
  name: '2026-11-25-people',
  up: async (database: Kysely<unknown>) => {
    await addColumn(database, 'role', 'administrator');
    await addColumn(database, 'lastSeenAt', '');
    await database.schema
      .createTable('sessions')
      .ifNotExists()
      .addColumn('_id', 'text', (column) => column.primaryKey())
      .addColumn('administrator', 'text', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('lastSeenAt', 'text', (column) => column.notNull())
      .addColumn('endsAt', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('sessions_of_person')
      .ifNotExists()
      .on('sessions')
      .columns(['administrator', '_id'])
      .execute();
    await database.schema
      .createTable('invitations')
      .ifNotExists()
      .addColumn('_id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
      .addColumn('invitedBy', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('endsAt', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createTable('recovery_codes')
      .ifNotExists()
      .addColumn('_id', 'text', (column) => column.primaryKey())
      .addColumn('administrator', 'text', (column) => column.notNull())
      .addColumn('codeHash', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('recovery_codes_of_person')
      .ifNotExists()
      .on('recovery_codes')
      .column('administrator')
      .execute();
    await database.schema
      .createTable('password_resets')
      .ifNotExists()
      .addColumn('tokenHash', 'text', (column) => column.primaryKey())
      .addColumn('administrator', 'text', (column) => column.notNull())
      .addColumn('endsAt', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createTable('attempts')
      .ifNotExists()
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('level', 'integer', (column) => column.notNull())
      .addColumn('since', 'text', (column) => column.notNull())
      .addColumn('lockedUntil', 'text', (column) => column.notNull())
      .execute();
  },
};
