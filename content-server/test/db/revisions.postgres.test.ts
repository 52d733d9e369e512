import { sql } from 'kysely';
import type { Database } from '../../src/db/database';
import { revisions } from '../../src/db/revisions';
import { ownDatabase } from '../../testing/ownDatabase';

const update = (id: string) => ({
  _id: id,
  createdAt: '',
  updatedAt: '',
  searchText: '',
  excerpt: '',

  title: 'A well',
  date: '2026-11-21',
  image: '',
  description: '',
  commenting: 'open' as const,
  project: '',
});
const quote = (id: string) => ({ _id: id, updatedAt: '', text: 'Be kind.', author: 'Grace' });

let database: Database;
ownDatabase((opened) => (database = opened));

test('writers of the same tables, in any order, do not wait for each other', async () => {
  const before = await revisions(database);
  const [one, other] = [
    await database.startTransaction().execute(),
    await database.startTransaction().execute(),
  ];
  await one.insertInto('updates').values(update('1')).execute();
  await other.insertInto('quote').values(quote('2')).execute();
  await one.insertInto('quote').values(quote('1')).execute();
  await other.insertInto('updates').values(update('2')).execute();
  await one.commit().execute();
  const between = await revisions(database);
  await other.commit().execute();
  const after = await revisions(database);
  for (const table of ['updates', 'quote']) {
    expect(between.get(table)).toBeGreaterThan(Number(before.get(table)));
    expect(after.get(table)).toBeGreaterThan(Number(between.get(table)));
  }
});

test('truncating a table bumps its revision', async () => {
  const before = await revisions(database);
  await sql`truncate partners`.execute(database);
  expect((await revisions(database)).get('partners')).toBeGreaterThan(
    Number(before.get('partners')),
  );
});
