import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { DEFINITIONS } from '@charity-site/api-client/entities';
import sharp from 'sharp';
import { addAdministrator } from '../src/auth/administrators';
import { runCommand } from '../src/cli/commands';
import { byName, type Database, type SingletonRow } from '../src/db/database';
import { openDatabase } from '../src/db/open';
import { makeTestDatabase } from '../src/db/testDatabase';
import { addDemoContent } from '../src/demo/firstStart';
import { pictureStore } from '../src/pictures/store';
import { signInAt, TEST_ADMIN } from '../src/testAdministrator';
import { folderWith } from './folders';
import { Growing } from './growing';
import { startServerProcess, WITH_ADMIN, type ServerProcess } from './processes';

// Some tests start the server from source, on a machine that may be busy.
jest.setTimeout(180_000);

const TABLES = [...DEFINITIONS.map(({ table }) => table), 'administrators'];
let dataDir: string;
let file: string;
let server: ServerProcess | undefined;
/** A file, as several processes work on it; or PostgreSQL. */
let place: { folder: string } | { url: string };
let remove: () => Promise<void>;

const environment = (): Record<string, string> => ({
  DATA_DIR: dataDir,
  ...('url' in place ? { DATABASE_URL: place.url } : {}),
});
const admin = (...args: string[]): Promise<string> => runCommand(args, environment(), Readable.from(['']));

const inDatabase = async <Result>(act: (database: Database) => Promise<Result>): Promise<Result> => {
  const database = await openDatabase(place);
  try {
    return await act(database);
  } finally {
    await database.destroy();
  }
};

const emptied = (database: Database) =>
  [...TABLES, 'trash', 'site_state'].reduceRight(
    (done, table) => done.then(() => byName<SingletonRow>(database).deleteFrom(table).execute()),
    Promise.resolve<unknown>(undefined),
  );

/** Everything there is, in an order of its own. */
const contents = () =>
  inDatabase((database) =>
    Promise.all(
      TABLES.map((table) => byName<SingletonRow>(database).selectFrom(table).selectAll().orderBy('_id').execute()),
    ),
  );

beforeEach(async () => {
  dataDir = await folderWith({});
  file = join(dataDir, 'site.backup');
  const made = await makeTestDatabase();
  place = 'url' in made.place ? made.place : { folder: dataDir };
  remove = made.remove;
});
afterEach(async () => {
  if (server?.child.exitCode === null && server.child.signalCode === null) await server.end('SIGKILL');
  server = undefined;
  await remove();
  await rm(dataDir, { recursive: true, force: true });
});

/** A backup of the demo content and the administrator, once there is one: encoding its pictures takes seconds. */
let demo: string | undefined;
afterAll(() => demo && rm(dirname(demo), { recursive: true }));

const fill = async () => {
  if (demo) return admin('restore', demo);
  const pictures = pictureStore(join(dataDir, 'uploads'));
  await inDatabase(async (database) => {
    await addDemoContent(database, pictures, { name: 'Lamp of Mercy Trust', timeZone: 'Africa/Blantyre' });
    await addAdministrator(database, TEST_ADMIN.email, TEST_ADMIN.password);
  });
  const kept = join(await folderWith({}), 'demo.backup');
  await admin('backup', kept);
  demo = kept;
};

type Line = Record<string, unknown> & {
  table?: string;
  row?: Record<string, unknown>;
  picture?: string;
  base64?: string;
  end?: { rows: number; pictures: number };
};

const linesOf = async (archive: string): Promise<Line[]> =>
  gunzipSync(await readFile(archive))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

const packed = (lines: Line[]) => gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));

/** Rewrites an archive; its counts are made to fit. */
const rewritten = async (change: (lines: Line[]) => Line[]): Promise<void> => {
  const lines = change((await linesOf(file)).filter(({ end }) => !end));
  const count = (name: 'table' | 'picture') => lines.filter((line) => line[name] !== undefined).length;
  await writeFile(file, packed([...lines, { end: { rows: count('table'), pictures: count('picture') } }]));
};

const start = async (): Promise<{
  url: string;
  call: (method: string, path: string, body: object) => Promise<Response>;
}> => {
  server = await startServerProcess({ ...environment(), ...WITH_ADMIN, PUBLIC_WRITE_LIMIT: '1000000' });
  const { url } = server;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await signInAt(url)}` };
  return {
    url,
    call: (method, path, body) => fetch(`${url}/api${path}`, { method, headers, body: JSON.stringify(body) }),
  };
};

test('a backup made while people write is one moment of the site, five times of five', async () => {
  const { call } = await start();
  let writing = true;
  const written = new Growing<string>();
  const writer = async () => {
    while (writing) {
      const update = await call('POST', '/content/updates', { title: 'A well', date: '2026-11-21' });
      const { _id: updateId } = (await update.json()) as { _id: string };
      const guest = { guestName: 'A', guestEmail: 'a@example.org', commentText: 'Hi' };
      await call('POST', '/content/comments', { updateId, ...guest });
      written.add(updateId);
    }
  };
  const writers = Promise.all([writer(), writer(), writer()]);
  const archives = [1, 2, 3, 4, 5].map((number) => join(dataDir, `${number}.backup`));
  const before: number[] = [];
  for (const archive of archives) {
    await written.reached(written.items.length + 10);
    before.push(written.items.length);
    await admin('backup', archive);
  }
  writing = false;
  await writers;
  await server?.end('SIGTERM');
  for (const [index, archive] of archives.entries()) {
    await expect(admin('restore', archive)).resolves.toMatch(/ records and 0 picture files read from /);
    const { comments } = await inDatabase((database) =>
      database
        .selectFrom('comments')
        .innerJoin('updates', 'updates._id', 'comments.updateId')
        .select((eb) => eb.fn.countAll().as('comments'))
        .executeTakeFirstOrThrow(),
    );
    expect(Number(comments)).toBeGreaterThanOrEqual(before[index] ?? Infinity);
  }
});

test('a restore holds nobody up while it reads the archive', async () => {
  await fill();
  const { url, call } = await start();
  // Texts that do not compress: what has gone through the pipe has been read.
  for (let index = 0; index < 12; index += 1) {
    const noise = Array.from({ length: 6000 }, () => Math.random().toString(36).slice(2)).join(' ');
    const answer = await call('POST', '/content/updates', { title: 'Noise', date: '2026-11-21', description: noise });
    expect(answer.status).toBe(201);
  }
  await admin('backup', file);
  const archive = await readFile(file);
  const pipe = join(dataDir, 'pipe');
  await promisify(execFile)('mkfifo', [pipe]);
  const restoring = admin('restore', pipe);
  const into = createWriteStream(pipe);
  try {
    // The rows of all updates are in the first part.
    await new Promise((sent) => into.write(archive.subarray(0, archive.length - 100), sent));
    const asked = await Promise.all([
      call('PUT', '/content/quote', { text: 'Meanwhile', author: 'A friend' }),
      fetch(`${url}/healthz`),
      fetch(`${url}/api/content/updates`),
    ]);
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
  } finally {
    into.end(archive.subarray(archive.length - 100));
    await restoring;
  }
  expect(await restoring).toMatch(/records and \d+ picture files read/);
  const quote = (await (await fetch(`${url}/api/content/quote`)).json()) as { text: string };
  expect(quote.text).not.toBe('Meanwhile');
});

test('the whole demo content comes back as it was', async () => {
  await fill();
  const before = await contents();
  const pictures = await readdir(join(dataDir, 'uploads'));
  await admin('backup', file);
  await inDatabase(emptied);
  await rm(join(dataDir, 'uploads'), { recursive: true });
  await admin('restore', file);
  expect(await contents()).toEqual(before);
  expect((await readdir(join(dataDir, 'uploads'))).sort()).toEqual(pictures.sort());
});

test('unsaved text of forms is in a backup, and in no export', async () => {
  await fill();
  const read = () => inDatabase((database) => database.selectFrom('kept_texts').selectAll().execute());
  const row = {
    ...{ _id: 'ann/text1', administrator: 'ann', id: 'text1', form: 'updates:new', revision: 3, version: null },
    ...{ copy: 'phone', changes: '{"phone":7}', fields: '{"title":"Half a ti"}', device: 'Firefox on Android' },
    ...{ keptAt: '2026-11-21T08:00:00.000Z', ended: '' as const },
  };
  await inDatabase((database) => database.insertInto('kept_texts').values(row).execute());
  await admin('export', file);
  expect(JSON.stringify(await linesOf(file))).not.toContain('Half a ti');
  await admin('backup', file);
  await inDatabase((database) => database.deleteFrom('kept_texts').execute());
  await admin('restore', file);
  expect(await read()).toEqual([row]);
});

describe('words in another language', () => {
  const stored = () =>
    inDatabase((database) => database.selectFrom('translations').selectAll().orderBy('_id').execute());

  /** Translates the two newest updates, the first of which becomes a draft. @returns their ids */
  const translated = () =>
    inDatabase(async (database) => {
      const updates = await database.selectFrom('updates').select('_id').orderBy('_id', 'desc').limit(2).execute();
      for (const { _id } of updates) {
        const at = { list: 'updates', item: _id, language: 'ny', field: 'description' };
        const row = {
          ...at,
          text: '<p>Madzi</p>',
          plainText: 'Madzi',
          source: '<p>Water</p>',
          updatedAt: '2026-11-01T00:00:00.000Z',
        };
        await database
          .insertInto('translations')
          .values({ ...row, _id: `updates/${_id}/ny/description` })
          .execute();
      }
      const [draft = '', shown = ''] = updates.map(({ _id }) => _id);
      await byName<Record<string, string>>(database)
        .updateTable('updates')
        .set({ status: 'draft' })
        .where('_id', '=', draft)
        .execute();
      return { draft, shown };
    });

  beforeEach(fill);

  test('come back with a backup, those of drafts, too', async () => {
    await translated();
    const before = await stored();
    await admin('backup', file);
    await inDatabase((database) => database.deleteFrom('translations').execute());
    await admin('restore', file);
    expect(await stored()).toEqual(before);
  });

  test('are exported with what is public, and sanitised when they are read', async () => {
    const { shown } = await translated();
    await admin('export', file);
    await rewritten((lines) =>
      lines.map((line) =>
        line.table === 'translations' ? { ...line, row: { ...line.row, text: '<p onclick="x()">Moni</p>' } } : line,
      ),
    );
    await inDatabase((database) => database.deleteFrom('translations').execute());
    await admin('import', file);
    expect(await stored()).toMatchObject([{ item: shown, text: '<p>Moni</p>' }]);
  });
});

describe('an archive that is not whole changes nothing', () => {
  let lines: Line[];
  let before: unknown;
  beforeEach(async () => {
    await fill();
    await admin('backup', file);
    lines = await linesOf(file);
    before = await contents();
  });

  test.each<[string, () => Line[], string]>([
    ['only its header', () => lines.slice(0, 1), 'Its end is missing.'],
    ['a part of its lines', () => lines.slice(0, 40), 'Its end is missing.'],
    ['a line too few', () => lines.toSpliced(1, 1), 'It should hold'],
    ['something after its end', () => [...lines, lines[1] as Line], 'It goes on after its end.'],
    ['a line of nothing', () => lines.toSpliced(5, 0, {}), 'Line 6 is neither a row nor a picture.'],
    [
      'the format without counts',
      () => lines.toSpliced(0, 1, { ...lines[0], format: 1 }),
      'Its format is 1 and not 2.',
    ],
    ['nobody who could sign in', () => [lines[0] as Line, { end: { rows: 0, pictures: 0 } }], 'holds no administrator'],
  ])('%s', async (_what, changed, reason) => {
    await writeFile(file, packed(changed()));
    await expect(admin('restore', file)).rejects.toThrow(reason);
    expect(await contents()).toEqual(before);
  });
});

describe('an archive from elsewhere', () => {
  const update = {
    _id: '01970000-0000-7000-8000-000000000001',
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
    searchText: 'something else',
    excerpt: 'other words',
    title: ' A well ',
    date: '2026-11-01',
    image: '',
    description: '<p onclick="x()">Water<script>alert(1)</script></p>',
  };
  const withUpdate = (changes: object) => (lines: Line[]) => [
    ...lines,
    { table: 'updates', row: { ...update, ...changes } },
  ];
  const withPicture = (picture: string, bytes: Buffer | string) => (lines: Line[]) => [
    ...lines,
    { picture, base64: Buffer.from(bytes).toString('base64') },
  ];
  const NAME = '0123456789abcdef-4x3';

  let png: Buffer;
  beforeEach(async () => {
    png = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    await fill();
    await admin('export', file);
  });

  test('is stored by the rules of its entities, its rich text sanitised', async () => {
    await rewritten((lines) => withPicture(`${NAME}.png`, png)(withUpdate({ extra: 'x' })(lines)));
    await admin('import', file);
    const stored = await inDatabase((database) =>
      database.selectFrom('updates').selectAll().where('_id', '=', update._id).executeTakeFirst(),
    );
    expect(stored).toEqual({
      ...update,
      title: 'A well',
      searchText: 'a well',
      // It comes from a version without drafts.
      status: 'published',
      publishAt: '',
      description: '<p>Water</p>',
      excerpt: 'Water',
      plainText: 'Water',
      commenting: 'open',
      slug: '2026-a-well',
    });
    expect(await readdir(join(dataDir, 'uploads'))).toContain(`${NAME}.png`);
  });

  test.each<[string, (lines: Line[]) => Line[], RegExp]>([
    ['a page among the pictures', withPicture('evil.html', '<script>'), /picture evil\.html\. This is no name/],
    ['a drawing', withPicture(`${NAME}.svg`, '<svg/>'), /\.svg\. This is no name of a stored picture\./],
    ['a path', withPicture(`../${NAME}.png`, '\x89PNG\r\n\x1a\n'), /This is no name of a stored picture\./],
    [
      'a script that is called a picture',
      withPicture(`${NAME}.png`, 'alert(1)'),
      /does not hold a picture of the kind png/,
    ],
    ['a picture of another kind', withPicture(`${NAME}.jpg`, '\x89PNG\r\n\x1a\n'), /of the kind jpg/],
    ['a row without its title', withUpdate({ title: '' }), /the row 01970000-\S+ of updates\. Title is required\./],
    ['a row with a script for a picture', withUpdate({ image: 'javascript:x' }), /Image must be an uploaded picture/],
    ['a row with an id of its own kind', withUpdate({ _id: '../x' }), /_id is no id\./],
    ['a row from no time', withUpdate({ updatedAt: 'yesterday' }), /updatedAt is no time\./],
    ['a row that is there twice', (lines) => withUpdate({})(withUpdate({})(lines)), /It is there twice\./],
    [
      'a table that an export has not',
      (lines) => [...lines, { table: 'administrators', row: { _id: 'x' } }],
      /An archive of the kind "export" holds no such table\./,
    ],
  ])('is refused with %s, and nothing of it stays', async (_what, change, reason) => {
    const before = await contents();
    const pictures = await readdir(join(dataDir, 'uploads'));
    // A good picture and a good row come first.
    const other = '01970000-0000-7000-8000-00000000000f';
    await rewritten((lines) => change(withUpdate({ _id: other })(withPicture('fedcba9876543210-4x3.png', png)(lines))));
    await expect(admin('import', file)).rejects.toThrow(reason);
    expect(await contents()).toEqual(before);
    expect((await readdir(join(dataDir, 'uploads'))).sort()).toEqual(pictures.sort());
  });
});
