import {
  ALL_SINGLETONS,
  CONTENT_TYPES,
  documents,
  giving,
  hasPages,
  isFoundBySearch,
  LISTINGS,
  messages,
  updates,
  type AnyListing,
  type AnyObjectSchema,
} from '@charity-site/api-client/entities';
import { sql, type Kysely } from 'kysely';
import { findTrashed } from '../adminSearch/findTrashed';
import { searchOf } from '../adminSearch/search';
import { newRow } from '../crud/rows';
import { siteIndex } from '../siteSearch/siteIndex';
import { byName, type Database, type ListRow } from './database';
import { migrate } from './migrate';
import {
  cleanedTexts,
  richTexts,
  searchDocuments,
  searchedTrash,
  searchForm,
  searchInLanguages,
  storedExcerpts,
} from './migrations';
import { addSearch } from './migrations/addSearch';
import { createContentTable } from './migrations/contentTable';
import type { AnyRows } from './migrations/fillFromText';
import type { Report } from './migrations/step';
import { openDatabase } from './open';
import { makeTestDatabase, type TestDatabase } from './testDatabase';

const LISTED = ['_id', 'createdAt', 'updatedAt', 'searchText'];
const SINGLE = ['_id', 'updatedAt'];

const ENTITIES: [table: string, rules: AnyObjectSchema, bookkeeping: string[]][] = [
  ...LISTINGS.map((listed: AnyListing): [string, AnyObjectSchema, string[]] => [
    listed.table,
    listed.rules,
    [
      ...LISTED,
      ...(listed.flags ?? []),
      ...Object.keys(listed.columns ?? {}),
      ...(listed.excerptFrom === undefined ? [] : ['excerpt']),
      ...(isFoundBySearch(listed) ? ['plainText'] : []),
      ...(hasPages(listed) ? ['slug'] : []),
      ...(listed.publishing ? ['status', 'publishAt'] : []),
    ],
  ]),
  ...ALL_SINGLETONS.map(({ table, rules }): [string, AnyObjectSchema, string[]] => [table, rules, SINGLE]),
];

let testDatabase: TestDatabase;
let database: Database;
beforeAll(async () => {
  testDatabase = await makeTestDatabase();
  database = await openDatabase(testDatabase.place);
});
afterAll(async () => {
  await database.destroy();
  await testDatabase.remove();
});

const columnsOf = async (table: string) => {
  const tables = await database.introspection.getTables();
  return tables.find(({ name }) => name === table)?.columns ?? [];
};

test.each(ENTITIES)(
  '%s holds the fields of its rules: whole numbers and flags, else text, and nothing empty',
  async (...entity) => {
    const [table, rules, bookkeeping] = entity;
    const columns = await columnsOf(table);
    expect(columns.map(({ name }) => name).sort()).toEqual([...Object.keys(rules.fields), ...bookkeeping].sort());
    const fields = rules.describe().fields as Record<string, { type: string } | undefined>;
    for (const { name, dataType, isNullable } of columns) {
      const isNumber = fields[name]?.type === 'number' || name === 'read';
      expect([name, dataType.toLowerCase()]).toEqual([name, expect.stringMatching(isNumber ? /^int/ : /^text$/)]);
      // SQLite reports a primary key as nullable even if it is not.
      if (name !== '_id') expect([name, isNullable]).toEqual([name, false]);
    }
  },
);

/** Runs a migration and those after it again, which can be repeated. */
const migrateAgainFrom = async ({ name }: { name: string }, report?: Report): Promise<void> => {
  await sql`delete from kysely_migration where name >= ${name}`.execute(database);
  await migrate(database, report);
};

/** The items that the site's search finds. */
const found = async (search: string, language: 'en' | 'ny') =>
  (await siteIndex(database).withWords({ search, language, page: 1, limit: 10, now: '2026-12-02' })).hits;

test('changes nothing when it is run again', async () => {
  const before = await database.introspection.getTables();
  await migrate(database);
  expect(await database.introspection.getTables()).toEqual(before);
});

test('names a migration that comes before one that has run, and what to do', async () => {
  const { rows } = await sql<{ name: string; timestamp: string }>`
    delete from kysely_migration where name = ${storedExcerpts.name} returning name, timestamp`.execute(database);
  await expect(migrate(database)).rejects.toThrow(
    /^The migration 2026-11-22-stored-excerpts comes before \d{4}-\d\d-\d\d-[\w-]+, which this database has already run\. Give it a later day/,
  );
  for (const { name, timestamp } of rows)
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${timestamp})`.execute(database);
  await migrate(database);
});

test('cleans what was typed before, keeps two people apart, and reports what it changed', async () => {
  const at = '2026-12-01T00:00:00.000Z';
  const person = {
    name: 'Grace\u200b',
    role: 'editor',
    passwordHash: 'x',
    tokenVersion: 1,
    updatedAt: at,
    lastSeenAt: '',
  };
  const message = { name: 'Jane \u202e', email: '\u202ajane@example.org\u202c', subject: 'Hi', message: 'Hello 👨‍👩‍👧' };
  const stored = { ...newRow(messages, { ...message, source: 'contact' }), _id: 'm1', read: 0 };
  const dirty = { ...stored, searchText: 'jane \u202e\u001f\u202ajane@example.org\u202c\u001fhi\u001fhello' };
  const trash = { list: 'messages', deletedAt: at, searchText: '' };
  const noWords = Object.fromEntries(Object.keys(giving.rules.fields).map((field) => [field, '']));
  const tables = byName<ListRow>(database);
  const rows = JSON.stringify({ item: { ...dirty, _id: 'm2' }, dependants: [] });
  for (const [table, row] of [
    ['administrators', { ...person, _id: 'p1', email: 'grace@example.org\u200b' }],
    ['administrators', { ...person, _id: 'p2', email: 'mary@example.org', name: 'Mary' }],
    ['administrators', { ...person, _id: 'p3', email: 'mary@example.org\u00ad' }],
    ['messages', dirty],
    ['trash', { ...trash, _id: 't1', rows }],
    ['giving', { ...noWords, _id: 'giving', updatedAt: at, ways: 'Airtel | \u202a+265 991\u202c | Lamp' }],
  ] as const)
    await tables
      .insertInto(table)
      .values({ ...row })
      .execute();
  const report = jest.fn();
  await migrateAgainFrom(cleanedTexts, report);
  expect(await tables.selectFrom('giving').select('ways').execute()).toEqual([{ ways: 'Airtel | +265 991 | Lamp' }]);
  const people = await database.selectFrom('administrators').select(['_id', 'email', 'name']).orderBy('_id').execute();
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
        giving: { changed: 1, left: 0 },
        trash: { changed: 1, left: 0 },
      },
      'Texts stored before were cleaned of invisible characters.',
    ],
  ]);
  await migrateAgainFrom(cleanedTexts, report);
  expect(report).toHaveBeenCalledTimes(2);
  for (const table of ['administrators', 'messages', 'trash', 'giving'] as const)
    await database.deleteFrom(table).execute();
});

test('finds the words of translations that are there', async () => {
  const at = { list: 'updates', item: 'u1', language: 'ny', source: '', updatedAt: '2026-12-01T00:00:00.000Z' };
  const row = newRow(updates, { title: 'A well', date: '2026-12-01', image: '', description: '<p>Deep.</p>' });
  await byName<ListRow>(database)
    .insertInto('updates')
    .values({ ...row, _id: 'u1' })
    .execute();
  for (const [field, text] of [
    ['title', 'Chitsime'],
    ['description', '<p>Madzi <b>abwino</b></p>'],
  ] as const)
    await database
      .insertInto('translations')
      .values({ ...at, field, text, plainText: '', _id: `updates/u1/ny/${field}` })
      .execute();
  await migrateAgainFrom(searchInLanguages);
  expect(await found('chitsime abwino', 'ny')).toEqual([{ list: 'updates', item: 'u1', language: 'ny' }]);
  expect(await found('well deep', 'en')).toHaveLength(1);
  for (const table of ['updates', 'translations'] as const) await database.deleteFrom(table).execute();
});

test('finds the documents that are there, and headings in texts end like sentences', async () => {
  const report = { title: 'Report', kind: 'Policy', year: '2025', summary: 'Your gifts.', file: '/uploads/a.pdf' };
  const update = { title: 'A well', date: '2026-12-01', image: '', description: '<h2>Deep</h2><p>Water.</p>' };
  const tables = byName<ListRow>(database);
  for (const [table, row] of [
    ['documents', newRow(documents, report)],
    ['updates', newRow(updates, update)],
  ] as const)
    await tables
      .insertInto(table)
      .values({ ...row, plainText: '' })
      .execute();
  await database.deleteFrom('searched_items' as 'updates').execute();
  await migrateAgainFrom(searchDocuments);
  expect(await found('gifts', 'en')).toMatchObject([{ list: 'documents', language: 'en' }]);
  expect(await tables.selectFrom('updates').select('plainText').execute()).toEqual([{ plainText: 'Deep. Water.' }]);
  for (const table of ['updates', 'documents'] as const) await database.deleteFrom(table).execute();
});

test('reads the rich texts that are there again, in all languages', async () => {
  const tables = byName<ListRow>(database);
  const draft = { title: 'A well', date: '2026-12-01', image: '' };
  const row = { ...newRow(updates, { ...draft, description: '' }), _id: 'u1' };
  const old = { excerpt: 'Thanks W ater', plainText: 'Thanks W ater' };
  const html = '<h3>Thanks</h3><p><b>W</b>ater</p>';
  await tables
    .insertInto('updates')
    .values({ ...row, ...old, description: html })
    .execute();
  await tables
    .insertInto('privacy')
    .values({ _id: 'privacy', text: html, updatedAt: '' } as unknown as ListRow)
    .execute();
  const at = { list: 'updates', item: 'u1', language: 'ny', source: '', updatedAt: '2026-12-01T00:00:00.000Z' };
  for (const [field, text] of [
    ['description', html.replace('ater', 'adzi')],
    ['excerpt', 'Thanks W adzi'],
  ] as const)
    await database
      .insertInto('translations')
      .values({ ...at, field, text, plainText: 'Thanks W adzi', _id: `updates/u1/ny/${field}` })
      .execute();

  await migrateAgainFrom(richTexts);
  const read = '<h2>Thanks</h2><p><b>W</b>ater</p>';
  expect(await tables.selectFrom('updates').select(['description', 'excerpt', 'plainText']).execute()).toEqual([
    { description: read, excerpt: 'Water', plainText: 'Thanks. Water' },
  ]);
  expect(await tables.selectFrom('privacy').select('text').execute()).toEqual([{ text: read }]);
  expect(
    await database.selectFrom('translations').select(['field', 'text', 'plainText']).orderBy('field').execute(),
  ).toEqual([
    { field: 'description', text: read.replace('ater', 'adzi'), plainText: 'Thanks. Wadzi' },
    { field: 'excerpt', text: 'Wadzi', plainText: 'Wadzi' },
  ]);
  expect(await found('water', 'en')).toHaveLength(1);
  expect(await found('wadzi', 'ny')).toHaveLength(1);
  for (const table of ['updates', 'translations', 'privacy'] as const) await tables.deleteFrom(table).execute();
});

test('finds what was in the trash before it was searched by its words', async () => {
  const item = newRow(updates, { title: 'A well', date: '2026-12-01', image: '', description: '<p>ÉLISE dug.</p>' });
  const entry = { _id: item._id, list: 'updates', rows: JSON.stringify({ item, dependants: [] }), searchText: '' };
  await database
    .insertInto('trash')
    .values({ ...entry, deletedAt: '2026-12-01T00:00:00.000Z' })
    .execute();
  await migrateAgainFrom(searchedTrash);
  expect(await findTrashed(database, searchOf('élise well'), undefined)).toMatchObject([{ _id: item._id }]);
  await database.deleteFrom('trash').execute();
});

test('finds and sorts what was stored before accents and quotation marks did not count', async () => {
  const row = newRow(updates, { title: 'Ng’ombe 2', date: '2026-12-01', image: '', description: '' });
  const { table }: AnyListing = updates;
  const tables = byName<ListRow>(database);
  await tables
    .insertInto(table)
    .values({ ...row, searchText: 'ng’ombe 2' })
    .execute();
  await migrateAgainFrom(searchForm);
  expect(await tables.selectFrom(table).select('searchText').execute()).toEqual([{ searchText: row.searchText }]);
  await tables.deleteFrom(table).execute();
});

const WITH_EXCERPT = (CONTENT_TYPES as readonly AnyListing[]).filter(({ excerptFrom }) => excerptFrom !== undefined);

test('gives the updates that are there their excerpts', async () => {
  const resource: AnyListing = updates;
  const source = 'description';
  const tables = byName<ListRow>(database);
  // More than are read at once.
  const rows = Array.from({ length: 60 }, (_, index) => {
    const blank = Object.fromEntries(Object.keys(resource.rules.fields).map((name) => [name, '']));
    return newRow(resource, { ...blank, [source]: `<h1>Title</h1><p>Story ${index}</p>` });
  });
  for (const row of rows) await tables.insertInto(resource.table).values(row).execute();
  for (const { table } of WITH_EXCERPT) await database.schema.alterTable(table).dropColumn('excerpt').execute();
  await migrateAgainFrom(storedExcerpts);
  const stored = await tables.selectFrom(resource.table).select(['_id', 'excerpt']).execute();
  expect(new Map(stored.map(({ _id, excerpt }) => [_id, excerpt]))).toEqual(
    new Map(rows.map(({ _id }, index) => [_id, `Story ${index}`])),
  );
  await tables.deleteFrom(resource.table).execute();
});

// At the end, because its table stays.
test('an added table is searched in each language, also without drafts and with a long name', async () => {
  await createContentTable(database as Kysely<unknown>, 'stories_of_change', { title: 'text', content: 'text' }, [
    'createdAt',
  ]);
  await addSearch(database as Kysely<AnyRows>, { table: 'stories_of_change', text: 'content' });
  const times = { createdAt: '2026-12-01T00:00:00.000Z', updatedAt: '2026-12-01T00:00:00.000Z', searchText: '' };
  const story = { _id: 's1', title: 'A well', content: '<p>Deep.</p>', plainText: 'Deep.', ...times };
  await byName<ListRow>(database).insertInto('stories_of_change').values(story).execute();
  const at = { list: 'stories-of-change', item: 's1', language: 'ny', source: '', updatedAt: times.updatedAt };
  const words = { field: 'content', text: '<p>Madzi</p>', plainText: 'Madzi', _id: 'stories-of-change/s1/ny/content' };
  await database
    .insertInto('translations')
    .values({ ...at, ...words })
    .execute();
  expect(await found('deep', 'en')).toEqual([{ list: 'stories-of-change', item: 's1', language: 'en' }]);
  expect(await found('madzi', 'ny')).toEqual([{ list: 'stories-of-change', item: 's1', language: 'ny' }]);
  await database.deleteFrom('translations').execute();
  expect(await found('madzi', 'ny')).toEqual([]);
});
