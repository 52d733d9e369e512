import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { addAdministrator } from '../src/auth/administrators';
import { runCommand } from '../src/cli/commands';
import type { Database } from '../src/db/database';
import { openDatabase } from '../src/db/open';
import { revisions, type Revisions } from '../src/db/revisions';
import { makeTestDatabase } from '../src/db/testDatabase';
import { folderWith } from './folders';

let dataDir: string;
let place: { folder: string } | { url: string };
let removePlace: () => Promise<void>;
/** The running server's; the commands open their own. */
let database: Database;

beforeEach(async () => {
  dataDir = await folderWith({});
  const made = await makeTestDatabase();
  place = 'url' in made.place ? made.place : { folder: dataDir };
  removePlace = made.remove;
  database = await openDatabase(place);
});
afterEach(async () => {
  await database.destroy();
  await removePlace();
  await rm(dataDir, { recursive: true, force: true });
});

const admin = (...args: string[]): Promise<string> =>
  runCommand(args, { DATA_DIR: dataDir, ...('url' in place && { DATABASE_URL: place.url }) }, Readable.from(['']));

const saveQuote = (text: string) =>
  database
    .insertInto('quote')
    .values({ _id: 'quote', updatedAt: '2026-11-22T00:00:00.000Z', text, author: 'Grace' })
    .onConflict((conflict) => conflict.column('_id').doUpdateSet({ text }))
    .execute();

const quoteRevision = (read: Revisions) => Number(read.get('quote'));

test('a restore brings back the content and no old revision', async () => {
  await addAdministrator(database, 'admin@example.org', 'correct-horse-battery');
  await saveQuote('Be kind.');
  const seen = [quoteRevision(await revisions(database))];
  const file = join(dataDir, 'site.backup');
  await admin('backup', file);
  await saveQuote('Be brave.');
  seen.push(quoteRevision(await revisions(database)));
  for (let time = 0; time < 2; time += 1) {
    await admin('restore', file);
    seen.push(quoteRevision(await revisions(database)));
  }
  await saveQuote('Be patient.');
  seen.push(quoteRevision(await revisions(database)));
  expect(seen).toEqual([...new Set(seen)].sort((one, other) => one - other));
});

test('an import raises the revisions of the tables that it writes, and no others', async () => {
  await saveQuote('Be kind.');
  const file = join(dataDir, 'content.export');
  await admin('export', file);
  const before = await revisions(database);
  await admin('import', file);
  const after = await revisions(database);
  expect(quoteRevision(after)).toBeGreaterThan(quoteRevision(before));
  expect(after.get('updates')).toBe(before.get('updates'));
});

test('revisions are as they were after a restart', async () => {
  await saveQuote('Be kind.');
  const before = await revisions(database);
  await database.destroy();
  database = await openDatabase(place);
  expect(await revisions(database)).toEqual(before);
});
