import { Writable } from 'node:stream';
import { sql } from 'kysely';
import pino from 'pino';
import { withStatements } from '../src/db/statements';
import { tablesNamed } from '../src/db/tablesNamed';
import { revisions } from '../src/db/revisions';
import { startTestServer, type TestServer } from '../src/testing';
import { asStranger, callsTo, type Call } from './calls';
import { CONTENT_TYPES } from './contentTypes';

let server: TestServer;
let call: Call;
let update: string;
const logged: { path?: string }[] = [];

const comment = () => ({ updateId: update, guestName: 'A', guestEmail: 'a@example.org', commentText: 'Hi' });

beforeAll(async () => {
  const lines = new Writable({
    write: (line: Buffer, _encoding, done) => {
      logged.push(JSON.parse(line.toString()) as { path?: string });
      done();
    },
  });
  server = await startTestServer({ demo: true, logger: pino({ level: 'debug' }, lines) });
  call = callsTo(server);
  const [first] = (await call('GET', '/content/updates')).body.updates as { _id: string }[];
  update = String(first?._id);
  await call('POST', '/content/comments', { body: comment() });
});
afterAll(() => server.close());

const draftOf = (list: string) => CONTENT_TYPES.find(({ path }) => path === list)?.draft;
const hero = { pageIdentifier: 'about', title: 'About', image: '/uploads/0123456789abcdef-800x600.jpg' };
const contact = { phone: '1', email: 'a@example.org', address: 'Zomba' };
const bank = { bankName: 'B', accountName: 'A', accountNumber: '0', swiftCode: 'S' };

/** Every call that anyone may read, the table it reads, and a write that changes it. */
const READS: Record<string, { table: string; write: () => Promise<unknown> }> = {
  ...Object.fromEntries(
    CONTENT_TYPES.flatMap(({ path: list, draft }) => {
      const table = list.replaceAll('-', '_');
      const write = () => call('POST', `/content/${list}`, { body: draft });
      return [
        [`/content/${list}`, { table, write }],
        [`/content/${list}/{id}`, { table, write }],
      ];
    }),
  ),
  '/content/upcoming-events': {
    table: 'events',
    write: () => call('POST', '/content/events', { body: draftOf('events') }),
  },
  '/content/comments/update/{id}': {
    table: 'comments',
    write: () => call('POST', '/content/comments', { body: comment() }),
  },
  '/content/page-hero/{page}': { table: 'page_heroes', write: () => call('PUT', '/content/page-hero', { body: hero }) },
  '/content/quote': {
    table: 'quote',
    write: () => call('PUT', '/content/quote', { body: { text: 'T', author: 'A' } }),
  },
  '/content/logo': {
    table: 'logo',
    write: () => call('PUT', '/content/logo', { body: { url: '/uploads/a.png', altText: 'A' } }),
  },
  '/content/contact-details': {
    table: 'contact_details',
    write: () => call('PUT', '/content/contact-details', { body: contact }),
  },
  '/content/donation-details': {
    table: 'donation_details',
    write: () => call('PUT', '/content/donation-details', { body: bank }),
  },
  '/content/organisation': {
    table: 'organisation',
    write: () => call('PUT', '/content/organisation', { body: { name: 'N', tagline: 'T' } }),
  },
  '/content/colours': {
    table: 'colours',
    write: () => call('PUT', '/content/colours', { body: { main: '#204060', accent: '#ffcc00', third: '#802020' } }),
  },
  '/content/about-us': {
    table: 'about_us',
    write: () => call('PUT', '/content/about-us', { body: { about: 'A', vision: 'V', mission: 'M' } }),
  },
  '/content/groups': {
    table: 'groups_served',
    write: () => call('PUT', '/content/groups', { body: { groups: 'Widows' } }),
  },
  '/content/figures': {
    table: 'figures',
    write: () => call('PUT', '/content/figures', { body: { figures: '5 | years' } }),
  },
  '/content/comment-settings': {
    table: 'comment_settings',
    write: () => call('PUT', '/content/comment-settings', { body: { newComments: 'appear' } }),
  },
  '/content/redirects': {
    table: 'redirects',
    write: () => call('PUT', '/content/redirects', { body: { redirects: '/a | /b' } }),
  },
  '/content/privacy': {
    table: 'privacy',
    write: () => call('PUT', '/content/privacy', { body: { text: '<p>P</p>' } }),
  },
  '/content/safeguarding': {
    table: 'safeguarding',
    write: () => call('PUT', '/content/safeguarding', { body: { text: '<p>S</p>' } }),
  },
  '/content/giving': { table: 'giving', write: () => call('PUT', '/content/giving', { body: { donateIntro: 'D' } }) },
};

/** The address of a call with an item of its list, or a page, in it. */
const addressOf = async (path: string): Promise<string> => {
  const [, list = ''] = /^\/content\/([a-z-]+)\/\{id\}$/.exec(path) ?? [];
  if (path.includes('/comments/')) return path.replace('{id}', update);
  if (!list) return path.replace('{page}', 'about');
  const [items] = Object.values((await call('GET', `/content/${list}`)).body) as unknown as { _id: string }[][];
  return path.replace('{id}', String(items?.[0]?._id));
};

/** The index of the site's search has no revision: what was found is not kept (decision 0041). */
const WITHOUT_REVISION = '/search';

test('the calls below are all that anyone may read', async () => {
  const description = (await (await fetch(`${server.url}/openapi.json`)).json()) as {
    paths: Record<string, { get?: { security?: unknown } }>;
  };
  const open = Object.entries(description.paths).filter(([, { get }]) => get && !get.security);
  expect(open.map(([path]) => path).sort()).toEqual(
    [...Object.keys(READS), WITHOUT_REVISION].map((path) => `/api${path}`).sort(),
  );
});

describe.each(Object.entries(READS))('%s', (path, { table, write }) => {
  test('answers what a visitor gets, and names the table that it read', async () => {
    const address = await addressOf(path);
    const { status, body, reads } = await server.answer(`/api${address}`);
    const visitor = await asStranger(call)('GET', address);
    expect({ status, body }).toEqual({ status: 200, body: visitor.body });
    expect(reads).toContain(table);
  });

  test('a write that changes it raises the revision of that table', async () => {
    const before = await revisions(server.database);
    await write();
    const after = await revisions(server.database);
    expect(after.get(table)).toBeGreaterThan(Number(before.get(table)));
  });
});

test('a call that read one table names no other', async () => {
  expect((await server.answer('/api/content/updates?search=well')).reads).toEqual(['updates']);
  expect((await server.answer('/api/content/quote')).reads).toEqual(['quote']);
  // Partners have a column of this name.
  expect((await server.answer('/api/content/partners')).reads.sort()).toEqual(['logo', 'partners']);
});

test('calls at the same time name each its own tables', async () => {
  const [one, other] = await Promise.all([server.answer('/api/content/quote'), server.answer('/api/content/updates')]);
  expect([one.reads, other.reads]).toEqual([['quote'], ['updates']]);
});

test('what nobody may read is refused', async () => {
  for (const path of ['/messages', '/dashboard', '/content/comments']) {
    const { status, body } = await server.answer(`/api${path}`);
    expect([path, status, body]).toEqual([path, 401, { message: 'Please log in.' }]);
  }
});

test('an item that is not there, and a wrong query, answer as over HTTP', async () => {
  expect(await server.answer('/api/content/updates/none')).toMatchObject({
    status: 404,
    body: { message: 'Update not found.' },
  });
  expect((await server.answer('/api/content/updates?page=0')).status).toBe(400);
});

test('only calls are answered', async () => {
  for (const path of ['/', '/healthz', '/api/../healthz', 'http://example.org/api/content/quote', '//example.org/api/'])
    await expect(server.answer(path)).rejects.toThrow(`${path} is no call.`);
});

test('the request log has a line for the call of a visitor and none for that of a page', async () => {
  logged.length = 0;
  await server.answer('/api/content/quote');
  await server.answer('/api/content/updates');
  await asStranger(call)('GET', '/content/logo');
  expect(logged.map(({ path }) => path)).toEqual(['/api/content/logo']);
});

test('statements that are written by hand name their tables, in any case and after any word', async () => {
  const { database } = server;
  const named = await tablesNamed(database);
  const { statements } = await withStatements(async () => {
    await sql`SELECT count(*) FROM Updates, (select 1 as one) AS first`.execute(database);
    await sql`select 1 as one where exists (select 1 from ${sql.table('hero_slides')})`.execute(database);
    await database.transaction().execute((transaction) => transaction.selectFrom('trash').selectAll().execute());
  });
  expect([...statements].flatMap((statement) => named(statement)).sort()).toEqual(['hero_slides', 'trash', 'updates']);
});
