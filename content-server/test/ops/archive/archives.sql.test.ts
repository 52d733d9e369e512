import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { DEFINITIONS } from '@charity-site/api-client/entities';
import { untyped, type Database, type SingletonRow } from '../../../src/db/database';
import { openDatabase } from '../../../src/db/open';
import { revisions, type Revisions } from '../../../src/db/revisions';
import { findFirstAdministrator } from '../../../src/people/signIn/administrators';
import { demoWriter } from '../../../src/ops/demo/writer';
import { storeSheet } from '../../../src/media/consent/sheets';
import { addFiles } from '../../../src/media/library/rows';
import { addBooking } from '../../../src/inbox/bookings';
import { addGift } from '../../../src/inbox/addGift';
import { changeGiftState } from '../../../src/inbox/giftChanges';
import { issueReceipt } from '../../../src/inbox/receipts';
import { pictureStore } from '../../../src/media/pictures/store';
import { CONTENT_TYPES } from '../../../testing/contentTypes';
import { canvas } from '../../../testing/pictureCalls';
import { saveQuote as save } from '../../../testing/saveQuote';
import { TEST_ADMIN } from '../../../testing';
import { injectAsAdministrator, sharedSite } from '../../../testing/sharedSite';
import { SINGLETONS } from '../../../testing/singletons';
import { CONSENT, folderStore } from '../../../src/media/files/fileStore';

const TABLES = [...DEFINITIONS.map(({ table }) => table), 'administrators'];
const shared = sharedSite();
const { inDatabase, admin } = shared;
let file: string;
beforeEach(() => {
  file = join(shared.folder, 'site.backup');
});

const uploads = () => join(shared.folder, 'uploads');
const stored = () => folderStore(shared.folder);

const emptied = (database: Database) =>
  [...TABLES, 'trash', 'site_state', 'receipts'].reduceRight(
    (done, table) => done.then(() => untyped<SingletonRow>(database).deleteFrom(table).execute()),
    Promise.resolve<unknown>(undefined),
  );

/** Everything there is, in an order of its own. */
const contents = () =>
  inDatabase((database) =>
    Promise.all(
      TABLES.map((table) =>
        untyped<SingletonRow>(database).selectFrom(table).selectAll().orderBy('_id').execute(),
      ),
    ),
  );

const ONCE = { ends: '', repeats: '', repeatsUntil: '', project: '', bookings: 'open' } as const;

/** Stores something in every table of content, a picture and the administrator. */
const fill = async () => {
  await shared.addAdministrator();
  await inDatabase(async (database) => {
    const records = demoWriter(database);
    const at = new Date('2026-11-01');
    for (const { path, draft } of CONTENT_TYPES)
      await records.add(path as 'updates', draft as never, at);
    const update = { title: 'Second', date: '2026-11-01', image: '', description: '<p>Water</p>' };
    const updateId = await records.add('updates', update, at);
    for (const { path, draft } of SINGLETONS) await records.save(path as 'quote', draft as never);
    await records.savePageHero({
      pageIdentifier: 'about',
      title: 'About',
      image: '/uploads/a.png',
    });
    await records.addComment(
      { updateId, guestName: 'A', guestEmail: 'a@example.org', commentText: 'Hi' },
      at,
    );
    const message = {
      name: 'A',
      email: 'a@example.org',
      subject: 'S',
      message: 'M',
      source: 'contact',
    } as const;
    await records.addMessage(message, { read: true, createdAt: at });
    const gift = {
      amount: '12.5',
      currency: 'USD',
      way: 'bank',
      date: '2026-11-01',
      name: 'A',
      contact: 'a@example.org',
      mayThank: 'true',
    } as const;
    const { _id } = await addGift(database, gift, { key: undefined, visitor: { ip: '::1' } });
    await changeGiftState(database, _id, 'received', undefined);
    await issueReceipt(database, _id, undefined);
    const event = { title: 'Training', date: '2099-12-01T08:00:00.000Z', location: 'Zomba' };
    const place = {
      event: await records.add(
        'events',
        { ...event, image: '', description: '<p>Come.</p>', ...ONCE, capacity: 1 },
        at,
      ),
      day: '',
      name: 'A',
      phone: '0991 234 567',
      count: 1,
    };
    const book = addBooking({ timeZone: 'Africa/Blantyre', tokenSecret: 'secret' });
    await book(database, place, { key: undefined, visitor: { ip: '::1' } });
    const { url } = await pictureStore(stored()).store(await canvas(400, 400).png().toBuffer());
    await addFiles(database, [{ file: url.slice('/uploads/'.length), bytes: 1, alt: 'A square' }]);
  });
};

const TIME = '2026-11-01T00:00:00.000Z';

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

const packed = (lines: readonly Line[]) =>
  gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));

/** Writes an archive; its counts are made to fit. */
const written = async (lines: Line[]): Promise<void> => {
  const count = (name: 'table' | 'picture') =>
    lines.filter((line) => line[name] !== undefined).length;
  await writeFile(
    file,
    packed([...lines, { end: { rows: count('table'), pictures: count('picture') } }]),
  );
};
const rewritten = async (change: (lines: Line[]) => Line[]): Promise<void> =>
  written(change((await linesOf(file)).filter(({ end }) => !end)));

test('the content of every table comes back as it was', async () => {
  await fill();
  const before = await contents();
  for (const rows of before) expect(rows).not.toEqual([]);
  const files = await readdir(uploads());
  const sheet = await storeSheet(stored(), Buffer.from('%PDF-1.4 signed'));
  await admin('export', file);
  expect((await linesOf(file)).map(({ picture }) => picture)).not.toContain(sheet);
  await admin('backup', file);
  await inDatabase(emptied);
  for (const folder of [uploads(), join(shared.folder, CONSENT)])
    await rm(folder, { recursive: true });
  await admin('restore', file);
  expect(await contents()).toEqual(before);
  expect((await readdir(uploads())).sort()).toEqual(files.sort());
  expect(await stored().list(CONSENT)).toEqual([sheet]);
});

test('a copy has content, pictures and inbox, no accounts, secrets and sheets, and can be imported', async () => {
  await fill();
  const secondFactor = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  await inDatabase((database) =>
    database.updateTable('administrators').set({ secondFactor, secondFactorStep: 7 }).execute(),
  );
  await storeSheet(stored(), Buffer.from('%PDF-1.4 signed'));
  const app = await shared.serve();
  const administrator = await findFirstAdministrator(app.database);
  const download = async (password: string) =>
    app.inject({
      method: 'POST',
      url: '/api/copy',
      headers: {
        authorization: `Bearer ${administrator ? await app.issueToken(administrator) : ''}`,
      },
      payload: { password },
    });
  expect((await download('wrong')).json()).toMatchObject({
    errors: { password: 'The current password is incorrect.' },
  });
  const { statusCode, headers, rawPayload } = await download(TEST_ADMIN.password);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/gzip',
    'no-store',
  ]);
  await writeFile(file, rawPayload);
  const lines = await linesOf(file);
  expect(lines[0]).toMatchObject({ archive: 'copy' });
  const tables = new Set(lines.flatMap(({ table }) => table ?? []));
  for (const table of ['updates', 'messages', 'comments', 'gifts', 'receipts', 'pictures'])
    expect(tables).toContain(table);
  for (const table of ['administrators', 'changes', 'site_state', 'recovery_codes', 'trash'])
    expect(tables).not.toContain(table);
  const text = JSON.stringify(lines.filter(({ picture }) => !picture));
  for (const secret of [secondFactor, '$argon2id$']) expect(text).not.toContain(secret);
  const files = lines.flatMap(({ picture }) => picture ?? []);
  expect(files.sort()).toEqual((await readdir(uploads())).filter((name) => /\d/.test(name)).sort());
  const { changes } = (await injectAsAdministrator(app, 'GET', '/history?list=people')).body;
  expect(changes).toMatchObject([{ action: 'read', by: 'Administrator' }]);

  // A backup has the second factor; a restore must not weaken the sign-in.
  const before = await contents();
  const backup = join(shared.folder, 'all.backup');
  await admin('backup', backup);
  await admin('restore', backup);
  expect(await contents()).toEqual(before);
  await inDatabase((database) => database.deleteFrom('receipts').execute());
  await inDatabase((database) => database.deleteFrom('messages').execute());
  await admin('import', file);
  expect(await contents()).toEqual(before);
});

test('unsaved text of forms is in a backup, also in one of an earlier version, and in no export', async () => {
  await fill();
  const read = () =>
    inDatabase((database) => database.selectFrom('autosaves').selectAll().execute());
  const row = {
    _id: 'ann/text1',
    administrator: 'ann',
    id: 'text1',
    form: 'updates:new',
    version: null,
    number: 7,
    key: 'key1',
    fields: '{"title":"Half a ti"}',
    device: 'Firefox on Android',
    keptAt: '2026-11-21T08:00:00.000Z',
  };
  await inDatabase((database) => database.insertInto('autosaves').values(row).execute());
  await admin('export', file);
  expect(JSON.stringify(await linesOf(file))).not.toContain('Half a ti');
  await admin('backup', file);
  const restored = async () => {
    await inDatabase((database) => database.deleteFrom('autosaves').execute());
    await admin('restore', file);
    return read();
  };
  expect(await restored()).toEqual([row]);
  const { number: _number, key: _key, ...shared } = row;
  for (const [table, fields, earlier] of [
    ['autosaves', row.fields, { revisions: '["r2","r1"]', ended: '' }],
    ['autosaves', '', { revisions: '["r2","r1"]', ended: 'saved' }],
    ['kept_texts', row.fields, { revision: 9, copy: 'phone', changes: '{"phone":7}', ended: '' }],
  ] as const) {
    await admin('backup', file);
    await rewritten((lines) =>
      lines.map((line) =>
        line.table === 'autosaves' ? { table, row: { ...shared, fields, ...earlier } } : line,
      ),
    );
    expect(await restored()).toEqual([{ ...shared, fields, number: 1, key: fields && 'text1' }]);
    await inDatabase((database) => database.updateTable('autosaves').set(row).execute());
  }
});

test('words in another language are in a backup, those of drafts, too, and exported with what is public', async () => {
  await fill();
  const stored = () =>
    inDatabase((database) =>
      database.selectFrom('translations').selectAll().orderBy('_id').execute(),
    );
  const noWords = () => inDatabase((database) => database.deleteFrom('translations').execute());
  // Of the two newest updates, the first of which becomes a draft.
  const [, shown] = await inDatabase(async (database) => {
    const updates = await database
      .selectFrom('updates')
      .select('_id')
      .orderBy('_id', 'desc')
      .limit(2)
      .execute();
    for (const { _id } of updates) {
      const at = { list: 'updates', item: _id, language: 'ny', field: 'description' };
      const text = {
        text: '<p>Madzi</p>',
        plainText: 'Madzi',
        source: '<p>Water</p>',
        updatedAt: TIME,
      };
      await database
        .insertInto('translations')
        .values({ ...at, ...text, _id: `updates/${_id}/ny/description` })
        .execute();
    }
    const rows = untyped<Record<string, string>>(database).updateTable('updates');
    await rows.set({ status: 'draft' }).where('_id', '=', String(updates[0]?._id)).execute();
    return updates;
  });
  const before = await stored();
  await admin('backup', file);
  await noWords();
  await admin('restore', file);
  expect(await stored()).toEqual(before);

  await admin('export', file);
  // Sanitised when they are read.
  await rewritten((lines) =>
    lines.map((line) =>
      line.table === 'translations'
        ? { ...line, row: { ...line.row, text: '<p onclick="x()">Moni</p>' } }
        : line,
    ),
  );
  await noWords();
  await admin('import', file);
  expect(await stored()).toMatchObject([{ item: shown?._id, text: '<p>Moni</p>' }]);
});

test('rows that the rules of today refuse are restored as they were, and named; an export leaves out who uploaded', async () => {
  await fill();
  const words = {
    text: 'Masukulu | 100',
    plainText: 'Masukulu | 100',
    source: 'Schools | 100',
    updatedAt: TIME,
  };
  const at = { list: 'giving', item: 'giving', language: 'ny', field: 'purposes' };
  await inDatabase(async (database) => {
    await database
      .insertInto('translations')
      .values({ ...at, ...words, _id: 'giving/giving/ny/purposes' })
      .execute();
    await database.updateTable('quote').set({ author: '' }).execute();
    await database.updateTable('events').set({ ends: '2020-01-01T00:00:00.000Z' }).execute();
    const people = { uploadedBy: 'Chikondi', consentBy: 'Chikondi', consentFor: '["site"]' };
    await database.updateTable('pictures').set(people).execute();
  });
  const before = await contents();
  await admin('backup', file);
  await inDatabase(emptied);
  const said = await admin('restore', file);
  expect(said).toContain(
    "Restored as it was: the row quote of quote, because today's rules refuse it: Author is required.",
  );
  expect(said).toContain("today's rules refuse it: The end must be after the beginning.");
  expect(said).not.toContain('Source of the Figures');
  expect(await contents()).toEqual(before);

  const whole = (await linesOf(file)).filter(({ end }) => !end);
  for (const [table, changes, reason] of [
    ['logo', { url: 'javascript:alert(1)' }, 'must be an uploaded picture'],
    ['events', { date: 'yesterday' }, 'Date must be a valid date and time.'],
    ['colours', { main: '</b>#' }, 'must be a colour'],
    ['partners', { order: 0.5 }, 'Order must be a number.'],
    ['partners', { order: 2 ** 31 }, 'Order must be a number.'],
    ['quote', { text: 5 }, 'must be text.'],
    ['updates', { title: null }, 'Title must be text.'],
    ['administrators', { role: 'owner' }, 'role is unknown.'],
  ] as const) {
    await written(
      whole.map((line) =>
        line.table === table ? { ...line, row: { ...line.row, ...changes } } : line,
      ),
    );
    await expect(admin('restore', file)).rejects.toThrow(reason);
  }
  await written(
    whole.map((line) =>
      line.table === 'updates'
        ? {
            ...line,
            row: {
              ...line.row,
              description: `<p onclick="x()">${'a'.repeat(200_001)}</p><script>x</script>`,
            },
          }
        : line,
    ),
  );
  await admin('restore', file);
  const updates = await inDatabase((database) =>
    database.selectFrom('updates').select('description').execute(),
  );
  for (const { description } of updates) expect(description.replace(/a+/, 'a')).toBe('<p>a</p>');

  await inDatabase((database) =>
    database.updateTable('quote').set({ author: 'A friend' }).execute(),
  );
  await inDatabase((database) => database.updateTable('events').set({ ends: '' }).execute());
  await inDatabase((database) =>
    database.updateTable('updates').set({ description: '' }).execute(),
  );
  await admin('export', file);
  expect(JSON.stringify(await linesOf(file))).not.toContain('Chikondi');
  await admin('import', file);
  const people = await inDatabase((database) =>
    database.selectFrom('pictures').select(['uploadedBy', 'consentBy', 'consentFor']).execute(),
  );
  expect(people).toEqual([
    { uploadedBy: 'Chikondi', consentBy: 'Chikondi', consentFor: '["site"]' },
  ]);
});

test('an archive that is not whole changes nothing', async () => {
  await fill();
  await admin('backup', file);
  const lines = await linesOf(file);
  const before = await contents();
  for (const [changed, reason] of [
    [lines.slice(0, 1), 'Its end is missing.'],
    [lines.slice(0, 4), 'Its end is missing.'],
    [lines.toSpliced(1, 1), 'It should hold'],
    [[...lines, lines[1] as Line], 'It goes on after its end.'],
    [lines.toSpliced(5, 0, {}), 'Line 6 is neither a row nor a picture.'],
    [lines.toSpliced(0, 1, { ...lines[0], format: 1 }), 'Its format is 1 and not 2.'],
    [[lines[0] as Line, { end: { rows: 0, pictures: 0 } }], 'holds no administrator'],
  ] as const) {
    await writeFile(file, packed(changed));
    await expect(admin('restore', file)).rejects.toThrow(reason);
  }
  for (const damaged of [packed(lines).subarray(0, 300), 'not an archive']) {
    await writeFile(file, damaged);
    await expect(admin('restore', file)).rejects.toThrow(
      `${file} is not a whole archive of this program.`,
    );
  }
  expect(await contents()).toEqual(before);
});

describe('an archive from elsewhere', () => {
  const update = {
    _id: '01970000-0000-7000-8000-000000000001',
    createdAt: TIME,
    updatedAt: TIME,
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
  const NAME = '0123456789abcdef-4x4';

  let png: Buffer;
  beforeEach(async () => {
    png = await canvas(4, 4).png().toBuffer();
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
      visibleUntil: '',
      project: '',
      searchText: 'a well\u001fa well',
      // It comes from a version without drafts.
      status: 'published',
      publishAt: '',
      description: '<p>Water</p>',
      excerpt: 'Water',
      plainText: 'Water',
      commenting: 'open',
      slug: '2026-a-well',
    });
    expect(await readdir(uploads())).toContain(`${NAME}.png`);
  });

  test('is refused with what an export never holds, and nothing of it stays', async () => {
    const before = await contents();
    const files = await readdir(uploads());
    const whole = (await linesOf(file)).filter(({ end }) => !end);
    const administrator: Line = { table: 'administrators', row: { _id: 'x' } };
    for (const [change, reason] of [
      [withPicture('evil.html', '<script>'), /picture evil\.html\. This is no name/],
      [withPicture(`${NAME}.svg`, '<svg/>'), /\.svg\. This is no name of a stored picture\./],
      [withPicture(`../${NAME}.png`, '\x89PNG\r\n\x1a\n'), /This is no name of a stored picture\./],
      [withPicture(`${NAME}.png`, 'alert(1)'), /does not hold a picture of the kind png/],
      [withPicture(`${NAME}.jpg`, '\x89PNG\r\n\x1a\n'), /of the kind jpg/],
      [withUpdate({ title: '' }), /the row 01970000-\S+ of updates\. Title is required\./],
      [withUpdate({ image: 'javascript:x' }), /Image must be an uploaded picture/],
      [withUpdate({ _id: '../x' }), /_id is no id\./],
      [withUpdate({ updatedAt: 'yesterday' }), /updatedAt is no time\./],
      [(lines: Line[]) => withUpdate({})(withUpdate({})(lines)), /It is there twice\./],
      [
        (lines: Line[]) => [...lines, administrator],
        /An archive of the kind "export" holds no such table\./,
      ],
    ] as const) {
      // A good picture and a good row come first.
      const other = '01970000-0000-7000-8000-00000000000f';
      await written(
        change(withUpdate({ _id: other })(withPicture('fedcba9876543210-4x4.png', png)(whole))),
      );
      await expect(admin('import', file)).rejects.toThrow(reason);
    }
    expect(await contents()).toEqual(before);
    expect((await readdir(uploads())).sort()).toEqual(files.sort());
  });
});

describe('the revisions of tables', () => {
  /** The running server's; the commands open their own. */
  let database: Database;
  afterEach(() => database.destroy());
  beforeEach(async () => {
    await shared.addAdministrator();
    database = await openDatabase(shared.place);
  });

  const saveQuote = (text: string) => save(database, text);
  const quoteRevision = (read: Revisions) => Number(read.get('quote'));

  test('a restore brings back the content and no old revision', async () => {
    await saveQuote('Be kind.');
    const seen = [quoteRevision(await revisions(database))];
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
    database = await openDatabase(shared.place);
    expect(await revisions(database)).toEqual(before);
  });
});
