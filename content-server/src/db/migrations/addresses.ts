import { CONTENT_TYPES } from '@charity-site/api-client/entities';
import type { Kysely } from 'kysely';
import { addMissingAddresses } from '../../addresses/takeAddress';
import type { Database } from '../database';
import { addRevision } from './revisionTriggers';
import type { Step } from './step';

/** The tables whose items had pages on the day of this step. */
const TABLES = ['updates', 'case_studies', 'use_cases', 'events', 'projects'];

/**
 * Adds the column of readable addresses to a table, and an address to each of its items. Released migrations use this function,
 * so its result must not change.
 */
export const addAddresses = async (database: Kysely<unknown>, table: string): Promise<void> => {
  const tables = await database.introspection.getTables();
  const columns = tables.find(({ name }) => name === table)?.columns ?? [];
  if (!columns.some(({ name }) => name === 'slug'))
    await database.schema
      .alterTable(table)
      .addColumn('slug', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  await database.schema.createIndex(`${table}_slug`).ifNotExists().on(table).column('slug').execute();
  const listed = CONTENT_TYPES.find((type) => type.table === table);
  if (listed) await addMissingAddresses(database as Database, listed);
};

/** The addresses of items: the present one in the item's row, all that it ever had in a table of their own (decision 0046). */
export const addresses: Step = {
  name: '2026-12-03-addresses',
  up: async (database: Kysely<unknown>) => {
    await database.schema
      .createTable('addresses')
      .ifNotExists()
      .addColumn('path', 'text', (column) => column.primaryKey())
      .addColumn('item', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute();
    await database.schema.createIndex('addresses_item').ifNotExists().on('addresses').column('item').execute();
    await addRevision(database, 'addresses');
    for (const table of TABLES) await addAddresses(database, table);
  },
};
