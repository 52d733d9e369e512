import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import { folderWith } from '../../../../testing/folders';
import { saveQuote } from '../../../../testing/saveQuote';
import type { Database } from '../../../../src/db/database';
import { openDatabase } from '../../../../src/db/open';

let folder: string;
let database: Database;
beforeEach(async () => {
  folder = await folderWith({});
  database = await openDatabase({ folder });
});
afterEach(() => database.destroy());

/** Reads before it writes, as most transactions do. */
const saveInTransaction = (writer: Database, text: string) =>
  writer.transaction().execute(async (transaction) => {
    await transaction.selectFrom('quote').selectAll().execute();
    return saveQuote(transaction, text);
  });

test.each([
  ['a write', saveQuote],
  ['a transaction', saveInTransaction],
])(
  '%s waits for the lock of another program while reads continue, and is stored when it resolves',
  async (_what, save) => {
    const other = new DatabaseSync(join(folder, 'content.sqlite'));
    other.exec('begin immediate');
    let isAnswered = false;
    const writing = save(database, 'Be kind.').then(() => {
      isAnswered = true;
    });
    for (let count = 0; count < 3; count += 1)
      expect(await database.selectFrom('quote').select('text').execute()).toEqual([]);
    expect(isAnswered).toBe(false);
    other.exec('rollback');
    await writing;
    // Another program sees only what is committed.
    expect(other.prepare('select text from quote').all()).toEqual([{ text: 'Be kind.' }]);
    other.close();
  },
);

test('a cached prepared statement follows the schema, and works again after a lock', async () => {
  const read = () => database.selectFrom('quote').selectAll().execute();
  const other = new DatabaseSync(join(folder, 'content.sqlite'));
  await saveQuote(database, 'Be kind.');
  expect(await read()).toEqual([expect.not.objectContaining({ added: 'by hand' })]);
  other.exec("alter table quote add column added text default 'by hand'");
  expect(await read()).toEqual([expect.objectContaining({ added: 'by hand' })]);
  await database.deleteFrom('quote').execute();
  // The same statement fails while another program writes, waits, and is committed then.
  other.exec('begin immediate');
  const writing = Promise.all([
    saveQuote(database, 'Be brave.'),
    database.selectFrom('quote').selectAll().execute(),
  ]);
  await setImmediate();
  other.exec('rollback');
  await writing;
  expect(other.prepare('select text from quote').all()).toEqual([{ text: 'Be brave.' }]);
  // It leaves no lock that would block other writes.
  await database.deleteFrom('quote').execute();
  expect(other.prepare('select text from quote').all()).toEqual([]);
  other.close();
});

test('a transaction rejects when the database is closed meanwhile', async () => {
  const work = database.transaction().execute(async (transaction) => {
    await transaction.selectFrom('quote').selectAll().execute();
    await database.destroy();
    await transaction.deleteFrom('quote').execute();
  });
  await expect(work).rejects.toThrow('The transaction has ended already.');
});

test('the database and its folder are private to the user who runs the server', async () => {
  const inner = join(folder, 'data');
  const before = process.umask(0o022);
  const opened = await openDatabase({ folder: inner });
  try {
    const modeOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);
    expect(await modeOf(inner)).toBe('700');
    const files = (await readdir(inner)).sort();
    expect(files).toEqual(['content.sqlite', 'content.sqlite-shm', 'content.sqlite-wal']);
    for (const file of files)
      expect([file, await modeOf(join(inner, file))]).toEqual([file, '600']);
  } finally {
    process.umask(before);
    await opened.destroy();
  }
});
