import type { Kysely } from 'kysely';
import { contentTable, withColumns, type Columns } from './contentTable';
import type { Step } from './step';

/** Columns of each list's table: the entity's fields (docs/product.md 6.1). A test compares them with the rules. */
const LISTS: Record<string, Columns> = {
  hero_slides: { title: 'text', subtitle: 'text', image: 'text', order: 'integer' },
  updates: { title: 'text', date: 'text', image: 'text', description: 'text' },
  case_studies: { title: 'text', category: 'text', image: 'text', content: 'text' },
  use_cases: { title: 'text', category: 'text', image: 'text', content: 'text' },
  executive_members: { name: 'text', title: 'text', image: 'text', order: 'integer' },
  events: { title: 'text', date: 'text', location: 'text', image: 'text', description: 'text' },
  projects: { title: 'text', image: 'text', initiatedDate: 'text', description: 'text' },
  partners: { name: 'text', logo: 'text', order: 'integer' },
  messages: { name: 'text', email: 'text', subject: 'text', message: 'text', source: 'text', read: 'integer' },
};

/** Sort columns of each list (docs/product.md 7.3), with one index each. */
const SORTED_BY: Record<string, string[]> = {
  hero_slides: ['order', 'createdAt'],
  updates: ['date'],
  case_studies: ['createdAt'],
  use_cases: ['createdAt'],
  executive_members: ['order', 'createdAt'],
  events: ['date'],
  projects: ['initiatedDate'],
  partners: ['order', 'createdAt'],
  messages: ['createdAt'],
};

const SINGLES: Record<string, string[]> = {
  quote: ['text', 'author'],
  logo: ['url', 'altText'],
  contact_details: ['phone', 'email', 'address', 'facebook', 'instagram', 'linkedin', 'twitter'],
  donation_details: ['bankName', 'accountName', 'accountNumber', 'swiftCode'],
  page_heroes: ['pageIdentifier', 'title', 'image'],
};

const createLists = async (database: Kysely<unknown>) => {
  for (const [name, columns] of Object.entries(LISTS)) {
    await withColumns(contentTable(database, name), columns).execute();
    await database.schema
      .createIndex(`${name}_sorted`)
      .on(name)
      .columns([...(SORTED_BY[name] ?? []), '_id'])
      .execute();
  }
};

const createComments = async (database: Kysely<unknown>) => {
  await withColumns(contentTable(database, 'comments'), { guestName: 'text', guestEmail: 'text', commentText: 'text' })
    .addColumn('updateId', 'text', (column) => column.notNull().references('updates._id').onDelete('cascade'))
    .execute();
  await database.schema
    .createIndex('comments_of_update')
    .on('comments')
    .columns(['updateId', 'createdAt', '_id'])
    .execute();
};

const createSingles = async (database: Kysely<unknown>) => {
  for (const [name, columns] of Object.entries(SINGLES)) {
    const table = database.schema
      .createTable(name)
      .addColumn('_id', 'text', (column) => column.primaryKey())
      .addColumn('updatedAt', 'text', (column) => column.notNull());
    await withColumns(table, Object.fromEntries(columns.map((column) => [column, 'text']))).execute();
  }
};

const createHousekeeping = async (database: Kysely<unknown>) => {
  await database.schema
    .createTable('administrators')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('passwordHash', 'text', (column) => column.notNull())
    .addColumn('tokenVersion', 'integer', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('trash')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('rows', 'text', (column) => column.notNull())
    .addColumn('deletedAt', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('site_state')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
};

/** The first tables. Dates and times are text (ISO 8601) and flags are 0 or 1, in SQLite and PostgreSQL. */
export const firstTables: Step = {
  name: '2026-11-21-first-tables',
  up: async (database: Kysely<unknown>) => {
    await createLists(database);
    await createComments(database);
    await createSingles(database);
    await createHousekeeping(database);
  },
};
