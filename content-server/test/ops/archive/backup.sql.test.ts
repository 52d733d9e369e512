import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { acceptedRow } from '../../../src/content/language/interfaceTexts';
import { findFirstAdministrator } from '../../../src/people/signIn/administrators';
import { EMPTIED, LEFT_ALONE, TABLES } from '../../../src/ops/archive/archiveTables';
import { runCommand } from '../../../src/app/commands/commands';
import { untyped, type Database } from '../../../src/db/database';
import { openDatabase } from '../../../src/db/open';
import { folderWith } from '../../../testing/folders';
import { runProgramToEnd } from '../../../testing/operator';
import { sharedSite } from '../../../testing/sharedSite';

let database: Database;
const shared = sharedSite(() => database.destroy());
let file: string;
beforeEach(async () => {
  file = join(shared.folder, 'site.backup');
  database = await openDatabase(shared.place);
});

const { admin } = shared;
const migrations = () => untyped<{ name: string; timestamp: string }>(database);

test('commands leave a database of another version as it is, and say which version to use', async () => {
  await shared.addAdministrator();
  await admin('backup', file);
  const before = { ...((await findFirstAdministrator(database)) as object) };
  const refused = async (name: string, message: string) =>
    expect(admin(name, join(shared.folder, 'other'))).rejects.toThrow(message);

  const later = { name: '2999-01-01-later', timestamp: '2999-01-01T00:00:00.000Z' };
  await migrations().insertInto('kysely_migration').values(later).execute();
  const newer = 'The database belongs to a newer version of this program.';
  for (const name of ['backup', 'export', 'set-password']) await refused(name, newer);
  await expect(admin('restore', file)).rejects.toThrow(newer);
  await migrations().deleteFrom('kysely_migration').where('name', '=', later.name).execute();

  const [last] = await migrations()
    .selectFrom('kysely_migration')
    .selectAll()
    .orderBy('name', 'desc')
    .execute();
  await migrations()
    .deleteFrom('kysely_migration')
    .where('name', '=', last?.name ?? '')
    .execute();
  for (const name of ['backup', 'export', 'set-password'])
    await refused(
      name,
      'The database belongs to an older version of this program. Run the command in the folder of that version; the server migrates the database when it starts.',
    );
  const names = await migrations().selectFrom('kysely_migration').select('name').execute();
  expect(names.map(({ name }) => name)).not.toContain(last?.name);
  expect(await findFirstAdministrator(database)).toEqual(before);
  expect(await readdir(shared.folder)).not.toContain('other');
});

test('backup and export refuse a database that is absent, empty, or without an administrator, and create nothing', async () => {
  const empty = await folderWith({});
  const settings = { DATA_DIR: empty };
  const target = join(empty, 'site.backup');
  const inEmpty = () => runCommand(['backup', target], settings, Readable.from(['']));
  const why = 'Run the command with the settings of the server: DATA_DIR or DATABASE_URL.';
  await expect(inEmpty()).rejects.toThrow(`There is no database in ${empty}. ${why}`);
  expect(await readdir(empty)).toEqual([]);
  await writeFile(join(empty, 'content.sqlite'), '');
  await expect(inEmpty()).rejects.toThrow(`The database is empty. ${why}`);
  for (const name of ['backup', 'export'])
    await expect(admin(name, file)).rejects.toThrow('The database holds no administrator');
  expect(existsSync(file)).toBe(false);
});

test('every table is in a backup or is named with the reason why it is not', async () => {
  const tables = await database.introspection.getTables();
  const known = [...TABLES.backup, ...Object.keys(EMPTIED), ...Object.keys(LEFT_ALONE)];
  // SQLite keeps a full-text index in tables of its own.
  const own = tables
    .map(({ name }) => name)
    .filter((name) => !/^searched_\w+_(config|data|docsize|idx)$/.test(name));
  expect(own.filter((name) => !known.includes(name))).toEqual([]);
});

test('a restore brings back who is told of messages, who is blocked, and the mail that waits', async () => {
  await shared.addAdministrator();
  const administrator = (await findFirstAdministrator(database))?._id ?? '';
  const at = '2026-11-21T08:00:00.000Z';
  const mail = {
    recipient: 'office@example.org',
    subject: 'New messages',
    text: 'One new message.',
    error: '',
  };
  const blocked = { sender: 'hash', name: 'Spammer', blockedAt: at, by: 'Administrator' };
  const rows = {
    alerts: { administrator, until: at },
    blocked_senders: { _id: '0f8fad5b-d9cb-469f-a165-70867728950e', ...blocked },
    senders: { item: 'm1', sender: 'hash', createdAt: at },
    outbox: { _id: 'o1', ...mail, createdAt: at, tries: 1, nextAt: at, sentAt: '' },
    released_files: { file: '0123456789abcdef-640x400.png' },
    text_reviews: {
      _id: 'r1',
      language: 'ny',
      english: 'Donate',
      reviewer: 'Grace',
      text: 'Thandizani',
      updatedAt: at,
    },
    translations: { ...acceptedRow('ny', 'Donate', 'Thandizani') },
  };
  const content = untyped<Record<string, unknown>>(database);
  for (const [table, row] of Object.entries(rows))
    await content.insertInto(table).values(row).execute();
  expect(await admin('backup', file)).toMatch(
    /^Written to .+: 9 records and 0 picture files, 0\.0 MB\.$/,
  );
  for (const table of Object.keys(rows)) await content.deleteFrom(table).execute();
  await admin('restore', file);
  for (const [table, row] of Object.entries(rows))
    expect(await content.selectFrom(table).selectAll().execute()).toEqual([row]);
});

test('a damaged database ends the start with one sentence that says what to do', async () => {
  const folder = await folderWith({});
  const settings = { DATA_DIR: folder, HOST: '127.0.0.1', PORT: '0', DEMO_CONTENT: 'off' };
  const sentence = (err: string) => err.split('\n').filter(Boolean);
  await writeFile(join(folder, 'content.sqlite'), 'This is no database. '.repeat(500));
  const damaged = `The database ${join(folder, 'content.sqlite')} is damaged. Move it away and restore the last backup: npm run admin -- restore <backup>`;
  expect(sentence((await runProgramToEnd('main.ts', [], settings)).err)).toEqual([
    `The content server cannot start. ${damaged}`,
  ]);
  await expect(runCommand(['backup', file], settings, Readable.from(['']))).rejects.toThrow(
    damaged,
  );
});
