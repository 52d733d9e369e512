import { once } from 'node:events';
import { readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { addAdministrator, signedIn } from '../src/auth/administrators';
import { runCommand } from '../src/cli/commands';
import type { Database } from '../src/db/database';
import { openDatabase } from '../src/db/open';
import { demoWriter } from '../src/demo/writer';
import { pictureStore } from '../src/pictures/store';
import { folderWith } from './folders';
import { runProgram } from './processes';

// One test starts the program twice, from source, on a machine that may be busy.
jest.setTimeout(60_000);

const OLD = 'correct-horse-battery';
const NEW = 'a-much-better-one';

let dataDir: string;
beforeEach(async () => {
  dataDir = await folderWith({});
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const admin = (args: string[], input = '', environment = {}): Promise<string> =>
  runCommand(args, { DATA_DIR: dataDir, ...environment }, Readable.from([input]));

const inDatabase = async <Result>(act: (database: Database) => Promise<Result>): Promise<Result> => {
  const database = await openDatabase({ folder: dataDir });
  try {
    return await act(database);
  } finally {
    await database.destroy();
  }
};

const fits = (password: string) =>
  inDatabase(async (database) => Boolean(await signedIn(database, 'admin@example.org', password)));

describe('set-password', () => {
  beforeEach(() => inDatabase((database) => addAdministrator(database, 'admin@example.org', OLD)));

  test.each([
    ['piped in', `${NEW}\n`, {}],
    ['in ADMIN_PASSWORD', '', { ADMIN_PASSWORD: NEW }],
  ])('takes one %s', async (_how, input, environment) => {
    expect(await admin(['set-password'], input, environment)).toBe(
      'The password of admin@example.org is set. Everybody has to sign in again.',
    );
    expect([await fits(NEW), await fits(OLD)]).toEqual([true, false]);
  });

  test('refuses a short one', async () => {
    await expect(admin(['set-password'], 'short')).rejects.toThrow('New Password must have at least 10 characters.');
    expect(await fits(OLD)).toBe(true);
  });
});

test('makes the administrator where there is none', async () => {
  expect(await admin(['set-password'], NEW, { ADMIN_EMAIL: 'admin@example.org' })).toBe(
    'The administrator admin@example.org can sign in now.',
  );
  expect(await fits(NEW)).toBe(true);
});

describe('archives', () => {
  const contents = (database: Database) =>
    Promise.all(
      (['updates', 'comments', 'messages', 'quote', 'administrators'] as const).map((table) =>
        database.selectFrom(table).selectAll().execute(),
      ),
    );

  const fill = () =>
    inDatabase(async (database) => {
      const records = demoWriter(database);
      const at = new Date('2026-11-01T08:00:00Z');
      const updateId = await records.add(
        'updates',
        { title: 'Ŵell', date: '2026-11-01', image: '', description: '<p>a</p>' },
        at,
      );
      await records.addComment({ updateId, guestName: 'A', guestEmail: 'a@example.org', commentText: 'Hi' }, at);
      await records.addMessage(
        { name: 'A', email: 'a@example.org', subject: 'S', message: 'M', source: 'contact' },
        { read: true, createdAt: at },
      );
      await records.save('quote', { text: 'Be kind.', author: 'A friend' });
      await addAdministrator(database, 'admin@example.org', OLD);
      const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#fff' } })
        .png()
        .toBuffer();
      await pictureStore(join(dataDir, 'uploads')).store(picture);
      return contents(database);
    });

  test('bring everything back as it was', async () => {
    const before = await fill();
    const files = await readdir(join(dataDir, 'uploads'));
    const file = join(dataDir, 'site.backup');
    expect(await admin(['backup', file])).toBe(`Written to ${file}.`);
    await inDatabase(async (database) => {
      await database.deleteFrom('updates').execute();
      await demoWriter(database).save('quote', { text: 'Changed', author: 'X' });
      await demoWriter(database).add('partners', { name: 'New', logo: '/uploads/a.png', order: 0 }, new Date());
    });
    await rm(join(dataDir, 'uploads'), { recursive: true });
    expect(await admin(['restore', file])).toBe(`6 records and 1 picture files read from ${file}.`);
    expect(await inDatabase(contents)).toEqual(before);
    expect(await readdir(join(dataDir, 'uploads'))).toEqual(files);
    expect(await inDatabase((database) => database.selectFrom('partners').selectAll().execute())).toEqual([]);
  });

  test('carry the public content elsewhere, and nothing of persons', async () => {
    await fill();
    const file = join(dataDir, 'content.export');
    await admin(['export', file]);
    await inDatabase((database) => demoWriter(database).save('quote', { text: 'Changed', author: 'X' }));
    expect(await admin(['import', file])).toBe(`2 records and 1 picture files read from ${file}.`);
    const [updates, comments, messages, quote] = await inDatabase(contents);
    expect([updates?.length, comments?.length, messages?.length]).toEqual([1, 1, 1]);
    expect(quote?.[0]).toMatchObject({ text: 'Be kind.' });
  });

  test('that are of the other kind, damaged or missing change nothing', async () => {
    const before = await fill();
    const file = join(dataDir, 'content.export');
    await admin(['export', file]);
    await expect(admin(['restore', file])).rejects.toThrow('is of the kind "export"; this command takes "backup".');
    await writeFile(file, 'not an archive');
    await expect(admin(['restore', file])).rejects.toThrow(`${file} is not a whole archive of this program.`);
    await admin(['backup', file]);
    await truncate(file, 600);
    await expect(admin(['restore', file])).rejects.toThrow(`${file} is not a whole archive of this program.`);
    await expect(admin(['restore', '/nowhere'])).rejects.toThrow('There is no file /nowhere.');
    expect(await inDatabase(contents)).toEqual(before);
  });
});

test('explains itself', async () => {
  await expect(admin([])).rejects.toThrow('set-password');
  await expect(admin(['fly'])).rejects.toThrow(/^There is no command fly\./);
  await expect(admin(['backup'])).rejects.toThrow('Please name a file: npm run admin -- backup <file>');
});

test('is a program that says what it did, and fails when it could not', async () => {
  const program = async (args: string[], input: string) => {
    const child = runProgram('cli/admin.ts', { DATA_DIR: dataDir }, args);
    child.stdin.end(input);
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { code: child.exitCode ?? (await once(child, 'exit'))[0], out, err };
  };
  expect(await program(['set-password'], NEW)).toEqual({
    code: 0,
    out: 'The administrator admin@example.org can sign in now.\n',
    err: '',
  });
  expect(await program(['restore'], '')).toMatchObject({
    code: 1,
    out: '',
    err: 'Please name a file: npm run admin -- restore <file>\n',
  });
});
