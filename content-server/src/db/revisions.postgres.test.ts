import { sql } from 'kysely';
import { openDatabase } from './open';
import { revisions } from './revisions';
import { makeTestDatabase } from './testDatabase';

const update = (id: string) => ({
  _id: id,
  createdAt: '',
  updatedAt: '',
  searchText: '',
  title: 'A well',
  date: '2026-11-21',
  image: '',
  description: '',
  commenting: 'open' as const,
  excerpt: '',
});
const quote = (id: string) => ({ _id: id, updatedAt: '', text: 'Be kind.', author: 'Grace' });

test('writers of the same tables, in any order, do not wait for each other', async () => {
  const { place, remove } = await makeTestDatabase();
  const database = await openDatabase(place);
  try {
    const before = await revisions(database);
    const [one, other] = [await database.startTransaction().execute(), await database.startTransaction().execute()];
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
  } finally {
    await database.destroy();
    await remove();
  }
});

test('a table that is emptied at once raises its revision', async () => {
  const { place, remove } = await makeTestDatabase();
  const database = await openDatabase(place);
  try {
    const before = await revisions(database);
    await sql`truncate partners`.execute(database);
    expect((await revisions(database)).get('partners')).toBeGreaterThan(Number(before.get('partners')));
  } finally {
    await database.destroy();
    await remove();
  }
});
