import type { Database } from './database';
import { openDatabase } from './open';

/** Never run: the type check reads it. */
export const queriesThatDoNotCompile = (database: Database) => [
  // @ts-expect-error a misspelt column
  database.selectFrom('updates').select('titel'),
  // @ts-expect-error a column of another entity
  database.selectFrom('partners').select('description'),
  // @ts-expect-error a misspelt table
  database.selectFrom('case-studies').select('title'),
  // @ts-expect-error a misspelt column to sort by
  database.selectFrom('events').select('title').orderBy('dates'),
  // @ts-expect-error a flag is 0 or 1
  database.updateTable('messages').set({ read: true }),
  // @ts-expect-error a misspelt column of a singleton
  database.selectFrom('contact_details').select('telephone'),
];

test('tables are typed by their entities', async () => {
  const database = await openDatabase({ memory: true });
  await database
    .insertInto('quote')
    .values({
      _id: 'quote',
      updatedAt: '2026-11-22T00:00:00.000Z',
      text: 'Be kind.',
      author: 'Grace',
    })
    .execute();
  const { author }: { author: string } = await database
    .selectFrom('quote')
    .select('author')
    .executeTakeFirstOrThrow();
  expect(author).toBe('Grace');
  await database.destroy();
});
