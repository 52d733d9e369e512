import { ALL_SINGLETONS, LISTINGS, type AnyObjectSchema } from '@charity-site/api-client/entities';
import type { Database } from './database';
import { migrate } from './migrate';
import { openDatabase } from './open';
import { makeTestDatabase, type TestDatabase } from './testDatabase';

const LISTED = ['_id', 'createdAt', 'updatedAt', 'searchText'];
const SINGLE = ['_id', 'updatedAt'];

const ENTITIES: [table: string, rules: AnyObjectSchema, bookkeeping: string[]][] = [
  ...LISTINGS.map(({ table, rules, flags = [] }): [string, AnyObjectSchema, string[]] => [
    table,
    rules,
    [...LISTED, ...flags],
  ]),
  ...ALL_SINGLETONS.map(({ table, rules }): [string, AnyObjectSchema, string[]] => [table, rules, SINGLE]),
];

let testDatabase: TestDatabase;
let database: Database;
beforeAll(async () => {
  testDatabase = await makeTestDatabase();
  database = await openDatabase(testDatabase.place);
});
afterAll(async () => {
  await database.destroy();
  await testDatabase.remove();
});

const columnsOf = async (table: string) => {
  const tables = await database.introspection.getTables();
  return tables.find(({ name }) => name === table)?.columns ?? [];
};

test.each(ENTITIES)('%s holds exactly the fields of its rules', async (table, rules, bookkeeping) => {
  const columns = await columnsOf(table);
  expect(columns.map(({ name }) => name).sort()).toEqual([...Object.keys(rules.fields), ...bookkeeping].sort());
});

test.each(ENTITIES)(
  '%s keeps whole numbers and flags as integers, the rest as text, and nothing empty',
  async (table, rules) => {
    const numbers = Object.entries(rules.describe().fields)
      .filter(([, { type }]) => type === 'number')
      .map(([name]) => name);
    for (const { name, dataType, isNullable } of await columnsOf(table)) {
      const isNumber = numbers.includes(name) || name === 'read';
      expect([name, dataType.toLowerCase()]).toEqual([name, expect.stringMatching(isNumber ? /^int/ : /^text$/)]);
      // SQLite tells a primary key that may not be null as one that may.
      if (name !== '_id') expect([name, isNullable]).toEqual([name, false]);
    }
  },
);

test('changes nothing when it is run again', async () => {
  const before = await database.introspection.getTables();
  await migrate(database);
  expect(await database.introspection.getTables()).toEqual(before);
});
