import { sql, type Kysely } from 'kysely';
import type { Step } from './step';

/** Sort columns of each list whose items can be drafts (docs/product.md 7.3). */
const SORTED_BY: Record<string, string[]> = {
  hero_slides: ['order', 'createdAt desc'],
  updates: ['date'],
  case_studies: ['createdAt'],
  use_cases: ['createdAt'],
  events: ['date'],
  projects: ['initiatedDate'],
};

const quoted = (column: string) => column.replace(/^\w+/, '"$&"');

const columnsOf = async (database: Kysely<unknown>, table: string): Promise<string[]> => {
  const tables = await database.introspection.getTables();
  return tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
};

/**
 * Adds the columns of drafts and scheduled items to a table, and indexes: lists and searches of visitors read only the list's
 * index (decision 0007), and the next scheduled item is found without reading the others. What is there is published. Released
 * migrations use this function, so its result must not change.
 */
export const addPublishing = async (
  database: Kysely<unknown>,
  table: string,
  sortedBy: readonly string[],
): Promise<void> => {
  const present = await columnsOf(database, table);
  for (const [name, initial] of [
    ['status', 'published'],
    ['publishAt', ''],
  ] as const)
    if (!present.includes(name))
      await database.schema
        .alterTable(table)
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(initial))
        .execute();
  const direction = sortedBy.at(-1)?.endsWith(' desc') ? ' desc' : '';
  const columns = [...sortedBy, `_id${direction}`, 'status', 'publishAt', 'searchText'].map(quoted).join(', ');
  await sql.raw(`drop index if exists "${table}_listed"`).execute(database);
  await sql.raw(`create index "${table}_listed" on "${table}" (${columns})`).execute(database);
  await sql
    .raw(`create index if not exists "${table}_scheduled" on "${table}" ("publishAt") where "publishAt" > ''`)
    .execute(database);
};

/** Items that are drafts, or become public at a time. */
export const publishing: Step = {
  name: '2026-11-24-publishing',
  up: async (database: Kysely<unknown>) => {
    for (const [table, sortedBy] of Object.entries(SORTED_BY)) await addPublishing(database, table, sortedBy);
  },
};
