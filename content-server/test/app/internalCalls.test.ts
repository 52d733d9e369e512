import { sql } from 'kysely';
import { withTracking } from '../../src/db/queryTracking';
import { siteIndex } from '../../src/content/search/site/siteIndex';
import { sharedPicture } from '../../src/site/html/head/sharingPicture';
import { startTestServer } from '../../testing';
import { CONTENT_TYPES } from '../../testing/contentTypes';
import { descriptionOf } from '../../testing/description';
import { logLines } from '../../testing/logLines';
import { siteFor } from '../../testing/site';
import { SINGLETONS } from '../../testing/singletons';
import { tablesNamed } from '../../testing/tablesNamed';
import { commentOn } from '../../testing/visitors';

const SEARCH = { search: 'well', page: 1, limit: 10, now: new Date().toISOString() };

let update: string;
const { logger, lines } = logLines('debug');

const { server, call, visit } = siteFor(() =>
  startTestServer({ logger, config: { logLevel: 'debug' } }),
);
beforeAll(async () => {
  for (const { path, draft } of CONTENT_TYPES) {
    const { _id } = (await call('POST', `/content/${path}`, { body: draft })).body;
    if (path === 'updates') update = String(_id);
  }
  for (const { path, draft } of SINGLETONS) await call('PUT', `/content/${path}`, { body: draft });
  const hero = {
    pageIdentifier: 'about',
    title: 'About',
    image: '/uploads/0123456789abcdef-800x600.jpg',
  };
  await call('PUT', '/content/page-hero', { body: hero });
  await call('POST', '/content/comments', { body: commentOn(update) });
});

/** Every call that anyone may read, and the table that it reads. */
const READS: [path: string, table: string][] = [
  ...CONTENT_TYPES.flatMap(({ path }) =>
    ['', '/{id}'].map((rest): [string, string] => [
      `/content/${path}${rest}`,
      path.replaceAll('-', '_'),
    ]),
  ),
  ...SINGLETONS.map(({ path }): [string, string] => [
    `/content/${path}`,
    path === 'groups' ? 'groups_served' : path.replaceAll('-', '_'),
  ]),
  ['/content/upcoming-events', 'events'],
  ['/content/projects/{id}/items', 'use_cases'],
  ['/content/comments/update/{id}', 'comments'],
  ['/content/page-hero/{page}', 'page_heroes'],
  // Of the index, which has no revision, the tables that it is made from.
  ['/search', 'translations'],
];

/** The address of a call with an item of its list, or a page, in it. */
const addressOf = async (path: string): Promise<string> => {
  if (path === '/search') return '/search?q=well';
  const [, list = ''] = /^\/content\/([a-z-]+)\/\{id\}/.exec(path) ?? [];
  if (path.includes('/comments/')) return path.replace('{id}', update);
  if (!list) return path.replace('{page}', 'about');
  const [items] = Object.values((await call('GET', `/content/${list}`)).body) as unknown as {
    _id: string;
  }[][];
  return path.replace('{id}', String(items?.[0]?._id));
};

test('the table lists all public calls', async () => {
  const description = await descriptionOf(server);
  const open = Object.entries(description.paths).filter(
    ([, { get }]) => get?.security.length === 0,
  );
  expect(open.map(([path]) => path).sort()).toEqual(READS.map(([path]) => `/api${path}`).sort());
});

test.each(READS)('%s returns what a visitor gets, and its table, %s', async (path, table) => {
  const address = await addressOf(path);
  const { status, body, tables } = await server.callInternally(`/api${address}`);
  expect({ status, body }).toEqual({ status: 200, body: (await visit('GET', address)).body });
  expect(tables).toContain(table);
});

test('a call of one table returns no other table', async () => {
  expect((await server.callInternally('/api/content/partners')).tables).toEqual(['partners']);
  expect((await server.callInternally('/api/content/quote')).tables).toEqual(['quote']);
  // Partners have a column with the name of a table.
  expect((await server.callInternally('/api/content/partners')).tables).toEqual(['partners']);
});

test('concurrent calls each return their own tables', async () => {
  const [one, other] = await Promise.all([
    server.callInternally('/api/content/quote'),
    server.callInternally('/api/content/updates'),
  ]);
  expect([one.tables, other.tables]).toEqual([['quote'], ['updates', 'projects']]);
});

test('rejects calls that need a token', async () => {
  for (const path of ['/messages', '/dashboard', '/content/comments']) {
    const { status, body } = await server.callInternally(`/api${path}`);
    expect([path, status, body]).toEqual([path, 401, { message: 'Please log in.' }]);
  }
});

test('a missing item and an invalid query have the status that HTTP has', async () => {
  expect(await server.callInternally('/api/content/updates/none')).toMatchObject({
    status: 404,
    body: { message: 'Update not found.' },
  });
  expect((await server.callInternally('/api/content/updates?page=0')).status).toBe(400);
});

test('rejects paths outside the API', async () => {
  for (const path of [
    '/',
    '/healthz',
    '/api/../healthz',
    'http://example.org/api/content/quote',
    '//example.org/api/',
  ])
    await expect(server.callInternally(path)).rejects.toThrow(`${path} is no call.`);
});

test('logs the call of a visitor, and no internal call', async () => {
  lines.length = 0;
  await server.callInternally('/api/content/quote');
  await server.callInternally('/api/content/updates');
  await visit('GET', '/content/logo');
  expect(lines.map((line) => (JSON.parse(line) as { path?: string }).path)).toEqual([
    '/api/content/logo',
  ]);
});

test('logs the page of a booking without its token', async () => {
  lines.length = 0;
  const token = 'x'.repeat(43);
  for (const language of ['', '/ny'])
    await (await fetch(`${server.url}${language}/places/${token}`)).text();
  const logged = lines.join('');
  expect(logged.match(/places\/…/g)).toHaveLength(2);
  expect(logged).not.toContain(token);
});

test('tracks the tables of a statement, however it is written, and no column', async () => {
  const { database } = server;
  const { statements } = await withTracking(async () => {
    await sql`select 1 as one where exists (select 1 from ${sql.table('hero_slides')})`.execute(
      database,
    );
    await database
      .transaction()
      .execute((transaction) => transaction.selectFrom('trash').selectAll().execute());
    await database
      .selectFrom('partners as one')
      .innerJoin('pictures', 'pictures._id', 'one._id')
      .select(['one.logo', (eb) => eb.selectFrom('quote').select('quote.text').limit(1).as('said')])
      .execute();
  });
  expect([...statements.values()].flat().sort()).toEqual([
    'hero_slides',
    'partners',
    'pictures',
    'quote',
    'trash',
  ]);
});

test.each<[string, () => Promise<unknown>]>([
  ['the picture of a link preview', () => sharedPicture(server.database, undefined)],
  ['a search for words', () => siteIndex(server.database).search({ ...SEARCH, language: 'ny' })],
  [
    'a search for similar titles',
    () => siteIndex(server.database).similar({ ...SEARCH, language: 'ny' }),
  ],
])('the SQL of %s, which is written by hand, misses no table', async (_name, work) => {
  const named = await tablesNamed(server.database);
  const { statements } = await withTracking(work);
  for (const [text, tables] of statements)
    expect([...tables].sort()).toEqual([...named(text)].sort());
});
