import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Kysely, sql } from 'kysely';
import { findTrashed } from '../../src/content/search/admin/findTrashed';
import { searchOf } from '../../src/content/search/admin/search';
import { untyped, type Database, type ListRow } from '../../src/db/database';
import { fileIn, openDatabase } from '../../src/db/open';
import { postgres } from '../../src/db/dialects/postgres';
import { sqlite } from '../../src/db/dialects/sqlite/dialect';
import { makeTestDatabase } from '../../testing/testDatabase';
import { healthOf } from '../../src/releases/reports/health';
import { siteIndex } from '../../src/content/search/site/siteIndex';
import { sharedSite } from '../../testing/sharedSite';

// Small sites as earlier versions stored them (test/db/earlier): `baseline`, with what calls of
// 2026-11-25 wrote, and `9ac87e29`, with some of that commit's demo content.
const shared = sharedSite();

/** The autosave of a form, which that version stored as copies with counted changes. */
const UNSAVED = `insert into kept_texts
  ("_id", administrator, id, form, revision, copy, changes, fields, version, device, "keptAt", ended) values
  ('ann/text1', 'ann', 'text1', 'updates:new', 9, 'phone', '{"computer":2,"phone":7}', '{"title":"Half a ti"}', null,
  'Firefox on Android', '2026-11-25T08:00:00.000Z', '')`;

/** A title in styled letters, which that version's search did not find by plain ones. */
const STYLED = `update events set title = '𝗕𝗼𝗿𝗲𝗵𝗼𝗹𝗲 𝗮𝘁 𝗠𝗸𝗮𝗻𝗱𝗮', status = 'published', "publishAt" = ''`;

/** Counts of visitors' reports, which that version stored by route and for further kinds. */
const REPORTS = `insert into report_counts (remote, version, kind, at, route, "upTo", "count") values
  ('public-site', '1.0.0', 'visit', '2026-11-20T00:00', '/news', 0, 3),
  ('public-site', '1.0.0', 'visit', '2026-11-20T00:00', '/about', 0, 4),
  ('public-site', '1.0.0', 'LCP', '2026-11-20T00:00', '/news', 1200, 2),
  ('public-site', '1.0.0', 'CLS', '2026-11-20T00:00', '/news', 50, 2),
  ('public-site', '1.0.0', 'render', '2026-11-20T00:00', '/news', 0, 5),
  ('public-site', '1.0.0', 'visitor with error', '2026-11-20T00:00', '/news', 0, 2)`;

/** An autosave of 9ac87e29, with revisions. */
const REVISED = `insert into autosaves
  ("_id", administrator, id, form, version, fields, device, "keptAt", ended, revisions) values
  ('ann/text1', 'ann', 'text1', 'figures', null, '{"figures":"5+ | years"}',
  'Firefox on Android', '2026-11-27T08:00:00.000Z', '', '["phonex7"]')`;

const statementsOf = (site: string, name: string): string =>
  gunzipSync(readFileSync(path.join(__dirname, 'earlier', site, `${name}.sql.gz`))).toString();

/** Replaces the test's database by an earlier site with further rows. */
const storeEarlierSite = async (site: string, further: readonly string[]): Promise<void> => {
  const { place } = shared;
  const isServer = 'url' in place;
  if (!isServer) await rm(fileIn(place.folder));
  const database = new Kysely<object>({
    dialect: isServer ? await postgres(place.url, {}) : sqlite(fileIn(place.folder)),
  });
  try {
    const all = isServer
      ? [`drop schema public cascade; create schema public;\n${statementsOf(site, 'postgres')}`]
      : statementsOf(site, 'sqlite').trim().split(';\n');
    for (const statement of [...all, ...further]) await sql.raw(statement).execute(database);
  } finally {
    await database.destroy();
  }
};

/** Tables with their columns, types and default values. */
const tablesOf = async (database: Database) =>
  (await database.introspection.getTables())
    .map(({ name, columns }) => ({
      name,
      columns: columns
        .map((column) =>
          [
            column.name,
            column.dataType.toLowerCase(),
            column.isNullable,
            column.hasDefaultValue,
          ].join(' '),
        )
        .sort(),
    }))
    .sort((one, other) => one.name.localeCompare(other.name));

/** Compares the tables of a migrated site with those of a new one, and closes it. */
const expectTablesOfNewSite = async (database: Database): Promise<void> => {
  const fresh = await makeTestDatabase();
  const other = await openDatabase(fresh.place);
  expect(await tablesOf(database)).toEqual(await tablesOf(other));
  for (const one of [database, other]) await one.destroy();
  await fresh.remove();
};

test("a site of the baseline is migrated: texts are cleaned and found, tables equal a new site's", async () => {
  await storeEarlierSite('baseline', [UNSAVED, STYLED, REPORTS]);
  const report = jest.fn();
  const database = await openDatabase(shared.place, {}, report);
  expect(report.mock.calls).toEqual([
    [
      {
        messages: { changed: 1, left: 0 },
        comments: { changed: 1, left: 0 },
        donation_details: { changed: 1, left: 0 },
        giving: { changed: 1, left: 0 },
      },
      'Texts stored before were cleaned of invisible characters.',
    ],
  ]);
  const tables = untyped<ListRow>(database);
  expect(await database.selectFrom('autosaves').selectAll().execute()).toEqual([
    {
      _id: 'ann/text1',
      administrator: 'ann',
      id: 'text1',
      form: 'updates:new',
      version: null,
      number: 1,
      key: 'text1',
      fields: '{"title":"Half a ti"}',
      device: 'Firefox on Android',
      keptAt: '2026-11-25T08:00:00.000Z',
    },
  ]);
  expect(await tables.selectFrom('updates').selectAll().execute()).toMatchObject([
    {
      title: 'Water at Chikwete',
      slug: '2026-water-at-chikwete',
      description: 'Thanks<p>The <b>w</b>ell is deep.</p>',
      excerpt: 'Thanks The well is deep.',
    },
  ]);
  expect(await tables.selectFrom('messages').select('email').execute()).toEqual([
    { email: 'jane@example.org' },
  ]);
  const way = {
    name: 'Airtel Money',
    number: '+265 991 000 111',
    accountName: 'Lamp',
    steps: [{ text: 'Dial *211#' }],
  };
  expect(await tables.selectFrom('giving').select('ways').execute()).toEqual([
    { ways: JSON.stringify([way]) },
  ]);
  const found = async (search: string, language: 'en' | 'ny') =>
    (
      await siteIndex(database).search({
        search,
        language,
        page: 1,
        limit: 10,
        now: '2026-12-02',
      })
    ).hits;
  expect(await found('well deep', 'en')).toHaveLength(1);
  expect(await found('madzi', 'ny')).toHaveLength(1);
  expect(await found('borehole mkanda', 'en')).toHaveLength(1);
  expect(await findTrashed(database, searchOf('elise rain'), undefined)).toHaveLength(1);
  const version = { remote: 'public-site', version: '1.0.0', since: new Date('2026-11-20') };
  expect(await healthOf(database, version)).toEqual({
    visits: 7,
    visitorsWithErrors: 2,
    largestPaints: [{ upTo: 1200, count: 2 }],
  });
  const versions = database
    .selectFrom('changes')
    .select('title')
    .where('list', '=', 'updates')
    .where('action', '=', 'created');
  expect(await versions.orderBy('_id').execute()).toEqual([
    { title: 'Water for Chikwete' },
    { title: 'Gone with the rain' },
  ]);
  await expectTablesOfNewSite(database);
});

test("a site of 9ac87e29 is migrated: lists and autosaves are entries, tables equal a new site's", async () => {
  await storeEarlierSite('9ac87e29', [REVISED, REPORTS]);
  const report = jest.fn();
  const database = await openDatabase(shared.place, {}, report);
  expect(report).not.toHaveBeenCalled();
  const { figures } = await untyped<{ figures: string }>(database)
    .selectFrom('figures')
    .select('figures')
    .executeTakeFirstOrThrow();
  expect(JSON.parse(figures)).toContainEqual({
    number: '5+',
    label: 'years in operations',
    year: 'since 2020',
    source: 'Annual report 2025',
  });
  expect(
    await database.selectFrom('autosaves').select(['key', 'number', 'fields']).execute(),
  ).toEqual([
    {
      key: 'text1',
      number: 1,
      fields: '{"figures":[{"number":"5+","label":"years","year":"","source":""}]}',
    },
  ]);
  const { hits } = await siteIndex(database).search({
    search: 'widows maize',
    language: 'en',
    page: 1,
    limit: 10,
    now: '2026-12-02',
  });
  expect(hits).toHaveLength(1);
  const version = { remote: 'public-site', version: '1.0.0', since: new Date('2026-11-20') };
  expect((await healthOf(database, version)).visits).toBe(7);
  await expectTablesOfNewSite(database);
});
