import {
  ALL_SINGLETONS,
  hasPages,
  isSearchable,
  LISTINGS,
  messages,
  updates,
  type AnyListing,
  type AnyObjectSchema,
} from '@charity-site/api-client/entities';
import { sql, type Kysely } from 'kysely';
import { newRow } from '../../src/content/rows/rows';
import { siteIndex } from '../../src/content/search/site/siteIndex';
import { untyped, type Database, type ListRow } from '../../src/db/database';
import { revisions } from '../../src/db/revisions';
import { migrate } from '../../src/db/migrate';
import { cleanedTexts, richTexts, searchForm, secondFactor } from '../../src/db/migrations';
import { baseline } from '../../src/db/migrations/baselineSteps';
import { toMigration } from '../../src/db/migrations/added';
import { addContentType } from '../../src/db/migrations/contentType';
import type { Report, NamedMigration } from '../../src/db/migrations/migration';
import { ownDatabase } from '../../testing/ownDatabase';

const LISTED = ['_id', 'createdAt', 'updatedAt', 'searchText'];
const SINGLE = ['_id', 'updatedAt'];

const OWN_COLUMNS: Record<string, string[]> = {
  bookings: ['waiting', 'heldFor', 'tokenHash', 'movedUpAt'],
  comments: ['status', 'heldFor'],
  gifts: ['code', 'reference', 'state', 'heldFor'],
  pictures: ['showsPeople', 'consentBy', 'consentFor', 'consentUntil', 'consentSheet'],
  messages: ['read', 'folder', 'heldFor', 'answeredAt', 'answeredBy', 'note'],
};

const ENTITIES: [table: string, rules: AnyObjectSchema, bookkeeping: string[]][] = [
  ...LISTINGS.map((listed: AnyListing): [string, AnyObjectSchema, string[]] => [
    listed.table,
    listed.rules,
    [
      ...LISTED,
      ...(OWN_COLUMNS[listed.path] ?? []),
      ...(listed.excerptFrom === undefined ? [] : ['excerpt']),
      ...(isSearchable(listed) ? ['plainText'] : []),
      ...(hasPages(listed) ? ['slug'] : []),
      ...(listed.publishing ? ['status', 'publishAt', 'visibleUntil'] : []),
    ],
  ]),
  ...ALL_SINGLETONS.map(({ table, rules }): [string, AnyObjectSchema, string[]] => [
    table,
    rules,
    SINGLE,
  ]),
];

let database: Database;
ownDatabase((opened) => (database = opened), 'all');

const insert = (table: string, row: object) =>
  untyped<object>(database)
    .insertInto(table)
    .values({ ...row })
    .execute();

const columnsOf = async (table: string) => {
  const tables = await database.introspection.getTables();
  return tables.find(({ name }) => name === table)?.columns ?? [];
};

test.each(ENTITIES)(
  '%s has the columns of its rules: integers for numbers and flags, else text, none nullable',
  async (...entity) => {
    const [table, rules, bookkeeping] = entity;
    const columns = await columnsOf(table);
    expect(columns.map(({ name }) => name).sort()).toEqual(
      [...Object.keys(rules.fields), ...bookkeeping].sort(),
    );
    const fields = rules.describe().fields as Record<string, { type: string } | undefined>;
    for (const { name, dataType, isNullable } of columns) {
      const isNumber =
        fields[name]?.type === 'number' || ['read', 'showsPeople', 'waiting'].includes(name);
      expect([name, dataType.toLowerCase()]).toEqual([
        name,
        expect.stringMatching(isNumber ? /^int/ : /^text$/),
      ]);
      // SQLite reports a primary key as nullable even if it is not.
      if (name !== '_id') expect([name, isNullable]).toEqual([name, false]);
    }
  },
);

/** Migrations of texts, which can be repeated. */
const OF_TEXTS = [cleanedTexts, richTexts, searchForm];

/** Runs a migration of texts, and those after it, again. */
const runAgainFrom = async (first: NamedMigration, report: Report = () => {}): Promise<void> => {
  for (const { up } of OF_TEXTS.slice(OF_TEXTS.indexOf(first))) await up(database, report);
};

/** The items that the site's search finds. */
const found = async (search: string, language: 'en' | 'ny') =>
  (await siteIndex(database).search({ search, language, page: 1, limit: 10, now: '2026-12-02' }))
    .hits;

test('changes nothing when it is run again', async () => {
  const before = await database.introspection.getTables();
  await migrate(database);
  expect(await database.introspection.getTables()).toEqual(before);
});

test('a new migration has the number after the last one, and none was added before', async () => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  const names = rows.map(({ name }) => name).sort();
  const numbered = names.filter((name) => name > '2027');
  expect(names.length - numbered.length).toBe(43);
  expect(numbered).toEqual(
    numbered.map((_, at): unknown =>
      expect.stringMatching(`^2027-${String(at + 1).padStart(3, '0')}-[a-z]`),
    ),
  );
});

/** Removes the record of a migration while `work` runs. */
const without = async (name: string | undefined, work: () => Promise<void>): Promise<void> => {
  const { rows } = await sql<{ timestamp: string }>`
    delete from kysely_migration where name = ${name} returning timestamp`.execute(database);
  await work();
  await sql`insert into kysely_migration (name, timestamp) values (${name}, ${rows[0]?.timestamp})`.execute(
    database,
  );
};

test('rejects a migration before one that has run, and says what to do', () =>
  without(cleanedTexts.name, () =>
    expect(migrate(database)).rejects.toThrow(
      /^The migration 2026-12-20-cleaned-texts comes before \d{4}-[\w-]+, which this database has already run\. Give it the number after the last one/,
    ),
  ));

/** Marks migrations of a newer version as run while `work` runs. */
const withNewer = async (names: string[], work: () => Promise<void>): Promise<void> => {
  for (const name of names)
    await sql`insert into kysely_migration (name, timestamp) values (${name}, '2999')`.execute(
      database,
    );
  await work();
  await sql`delete from kysely_migration where timestamp = '2999'`.execute(database);
};

test('accepts a database that a newer version has only expanded', () =>
  withNewer(['2999-001-shops-expand', '2999-002-hours-expand'], () => migrate(database)));

test('rejects a database in which a newer version has changed more', () =>
  withNewer(['2999-001-shops-expand', '2999-002-one-name'], () =>
    expect(migrate(database)).rejects.toThrow(
      'The database belongs to a newer version of this program.',
    ),
  ));

test('rejects an expanded database that lacks a migration of this version', () =>
  withNewer(['2999-001-shops-expand'], () =>
    without(secondFactor.name, () =>
      expect(migrate(database)).rejects.toThrow(
        'The database belongs to a newer version of this program.',
      ),
    ),
  ));

test('rejects a database of a version before the baseline', () =>
  without(baseline.at(-1)?.name, () =>
    expect(migrate(database)).rejects.toThrow(/too old to be migrated\. Start/),
  ));

test('cleans typed texts, does not merge two people, and reports the changes', async () => {
  const at = '2026-12-01T00:00:00.000Z';
  const account = {
    role: 'editor',
    passwordHash: 'x',
    tokenVersion: 1,
    updatedAt: at,
    lastSeenAt: '',
  };
  const person = { ...account, name: 'Grace\u200b' };
  const message = {
    name: 'Jane \u202e',
    email: '\u202ajane@example.org\u202c',
    subject: 'Hi',
    message: 'Hello 👨‍👩‍👧',
  };
  const stored = { ...newRow(messages, { ...message, source: 'contact' }), _id: 'm1', read: 0 };
  const dirty = {
    ...stored,
    searchText: 'jane \u202e\u001f\u202ajane@example.org\u202c\u001fhi\u001fhello',
  };
  const trash = { list: 'messages', deletedAt: at, searchText: '' };
  const tables = untyped<ListRow>(database);
  const rows = JSON.stringify({ item: { ...dirty, _id: 'm2' }, dependants: [] });
  for (const [table, row] of [
    ['administrators', { ...person, _id: 'p1', email: 'grace@example.org\u200b' }],
    ['administrators', { ...person, _id: 'p2', email: 'mary@example.org', name: 'Mary' }],
    ['administrators', { ...person, _id: 'p3', email: 'mary@example.org\u00ad' }],
    ['messages', dirty],
    ['trash', { ...trash, _id: 't1', rows }],
  ] as const)
    await insert(table, row);
  const report = jest.fn();
  await runAgainFrom(cleanedTexts, report);
  const people = await database
    .selectFrom('administrators')
    .select(['_id', 'email', 'name'])
    .orderBy('_id')
    .execute();
  expect(people).toEqual([
    { _id: 'p1', email: 'grace@example.org', name: 'Grace' },
    { _id: 'p2', email: 'mary@example.org', name: 'Mary' },
    { _id: 'p3', email: 'mary@example.org\u00ad', name: 'Grace\u200b' },
  ]);
  const clean = { name: 'Jane', email: 'jane@example.org', message: 'Hello 👨‍👩‍👧' };
  expect(await tables.selectFrom('messages').selectAll().execute()).toMatchObject([
    { ...clean, searchText: 'jane\u001fjane\u001fjane@example.org\u001fhi\u001fhello' },
  ]);
  const [binned] = await database.selectFrom('trash').select('rows').execute();
  expect((JSON.parse(binned?.rows ?? '') as { item: object }).item).toMatchObject(clean);
  expect(report.mock.calls).toEqual([
    [
      {
        administrators: { changed: 1, left: 1 },
        messages: { changed: 1, left: 0 },
        trash: { changed: 1, left: 0 },
      },
      'Texts stored before were cleaned of invisible characters.',
    ],
  ]);
  await runAgainFrom(cleanedTexts, report);
  expect(report).toHaveBeenCalledTimes(2);
  for (const table of ['administrators', 'messages', 'trash'] as const)
    await database.deleteFrom(table).execute();
});

test('reads the stored rich texts again, in all languages', async () => {
  const tables = untyped<ListRow>(database);
  const draft = { title: 'A well', date: '2026-12-01', image: '' };
  const row = { ...newRow(updates, { ...draft, description: '' }), _id: 'u1' };
  const old = { excerpt: 'Thanks W ater', plainText: 'Thanks W ater' };
  const html = '<h3>Thanks</h3><p><b>W</b>ater</p>';
  await insert('updates', { ...row, ...old, description: html });
  await insert('privacy', { _id: 'privacy', text: html, updatedAt: '' });
  const at = {
    list: 'updates',
    item: 'u1',
    language: 'ny',
    source: '',
    updatedAt: '2026-12-01T00:00:00.000Z',
  };
  for (const [field, text] of [
    ['description', html.replace('ater', 'adzi')],
    ['excerpt', 'Thanks W adzi'],
  ] as const)
    await insert('translations', {
      ...at,
      field,
      text,
      plainText: 'Thanks W adzi',
      _id: `updates/u1/ny/${field}`,
    });

  await runAgainFrom(richTexts);
  const read = '<h2>Thanks</h2><p><b>W</b>ater</p>';
  expect(
    await tables.selectFrom('updates').select(['description', 'excerpt', 'plainText']).execute(),
  ).toEqual([{ description: read, excerpt: 'Water', plainText: 'Thanks. Water' }]);
  expect(await tables.selectFrom('privacy').select('text').execute()).toEqual([{ text: read }]);
  expect(
    await database
      .selectFrom('translations')
      .select(['field', 'text', 'plainText'])
      .orderBy('field')
      .execute(),
  ).toEqual([
    { field: 'description', text: read.replace('ater', 'adzi'), plainText: 'Thanks. Wadzi' },
    { field: 'excerpt', text: 'Wadzi', plainText: 'Wadzi' },
  ]);
  expect(await found('water', 'en')).toHaveLength(1);
  expect(await found('wadzi', 'ny')).toHaveLength(1);
  for (const table of ['updates', 'translations', 'privacy'] as const)
    await tables.deleteFrom(table).execute();
});

test('finds and sorts texts from before accents and quotation marks were ignored', async () => {
  const row = newRow(updates, {
    title: 'Ng’ombe 2',
    date: '2026-12-01',
    image: '',
    description: '',
  });
  const { table }: AnyListing = updates;
  const tables = untyped<ListRow>(database);
  await insert(table, { ...row, searchText: 'ng’ombe 2' });
  await runAgainFrom(searchForm);
  expect(await tables.selectFrom(table).select('searchText').execute()).toEqual([
    { searchText: 'ngombe 000000000002\u001fngombe 2' },
  ]);
  await tables.deleteFrom(table).execute();
});

// At the end, because its table stays.
test('an added table is searched in each language, also without drafts and with a long name', async () => {
  await addContentType(database as Kysely<unknown>, {
    table: 'stories_of_change',
    columns: { title: 'text', content: 'text' },
    sortedBy: ['createdAt'],
    searched: 'content',
  });
  const times = {
    createdAt: '2026-12-01T00:00:00.000Z',
    updatedAt: '2026-12-01T00:00:00.000Z',
    searchText: '',
  };
  const story = {
    _id: 's1',
    title: 'A well',
    content: '<p>Deep.</p>',
    plainText: 'Deep.',
    ...times,
  };
  await insert('stories_of_change', story);
  const at = {
    list: 'stories-of-change',
    item: 's1',
    language: 'ny',
    source: '',
    updatedAt: times.updatedAt,
  };
  const words = {
    field: 'content',
    text: '<p>Madzi</p>',
    plainText: 'Madzi',
    _id: 'stories-of-change/s1/ny/content',
  };
  await insert('translations', { ...at, ...words });
  expect(await found('deep', 'en')).toEqual([
    { list: 'stories-of-change', item: 's1', language: 'en' },
  ]);
  expect(await found('madzi', 'ny')).toEqual([
    { list: 'stories-of-change', item: 's1', language: 'ny' },
  ]);
  await database.deleteFrom('translations').execute();
  expect(await found('madzi', 'ny')).toEqual([]);
});

test('an added singleton bumps its revision with each write, and gets further fields', async () => {
  const table = 'opening_hours';
  const report: Report = () => {};
  await toMigration({ name: '2099-01-01-opening-hours', table, singleton: 'hours' }).up(
    database as Kysely<unknown>,
    report,
  );
  await toMigration({ name: '2099-01-02-closed', table, fields: 'closed' }).up(
    database as Kysely<unknown>,
    report,
  );
  const before = (await revisions(database)).get(table);
  await insert(table, {
    _id: 'opening-hours',
    updatedAt: '2026-12-01T00:00:00.000Z',
    hours: '8 to 12',
  });
  expect((await revisions(database)).get(table)).toBeGreaterThan(before ?? Infinity);
  expect(await untyped<ListRow>(database).selectFrom(table).selectAll().execute()).toEqual([
    expect.objectContaining({ hours: '8 to 12', closed: '' }),
  ]);
});
