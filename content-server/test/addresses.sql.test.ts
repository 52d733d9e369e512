import { startTestServer, type TestServer } from '../src/testing';
import { asStranger, callsTo, type Call } from './calls';
import { renderedSite } from './renderedSite';

/** A page of an item: its title, or 404. */
const ITEM = `const [, , key] = address.split('?')[0].split('/');
  const { body, status } = await answer('GET', '/api/content/updates/' + key);
  const missing = status === 404;
  return { status: missing ? 404 : 200, html: '<h1>' + (missing ? 'None' : body.title) + '</h1>', state: [],
    head: { title: 'Page', canonical: address } };`;

let server: TestServer;
let call: Call;
let stranger: Call;

beforeAll(async () => {
  const site = await renderedSite({ render: ITEM });
  server = await startTestServer({ config: site.config });
  call = callsTo(server);
  stranger = asStranger(call);
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const news = (title: string, rest: object = {}) => ({
  title,
  date: '2026-10-01',
  image: '',
  description: '<p>Text.</p>',
  ...rest,
});
const add = async (title: string, rest?: object) => {
  const { body } = await call('POST', '/content/updates?drafts=true', { body: news(title, rest) });
  return { id: String(body._id), slug: String(body.slug) };
};
const rename = async (id: string, title: string, rest?: object): Promise<string> =>
  String((await call('PUT', `/content/updates/${id}?drafts=true`, { body: news(title, rest) })).body.slug);

/** Opens a page without following redirects. */
const open = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(server.url + path, { headers, redirect: 'manual' });
  await answer.text();
  return { status: answer.status, to: answer.headers.get('location'), kept: answer.headers.get('cache-control') };
};

test.each([
  ['Borehole at Chikwete', '2026-borehole-at-chikwete'],
  ['Madzi a ŵana: “Zikomo!” & 100% thanks', '2026-madzi-a-wana-zikomo-and-100percent-thanks'],
  ['水', '2026-update'],
  [
    `Long ${'word '.repeat(30)}`.trim(),
    `2026-${`long ${'word '.repeat(30)}`
      .trim()
      .replaceAll(' ', '-')
      .slice(0, 80)
      .replace(/-[^-]*$/, '')}`,
  ],
])('an update "%s" has the slug %s', async (title, slug) => {
  expect(await add(title)).toMatchObject({ slug });
});

test('items with one title have different slugs, also when they are stored at once', async () => {
  const stored = await Promise.all(Array.from({ length: 7 }, () => add('Rain')));
  const slugs = stored.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(7);
  expect(slugs).toEqual(
    expect.arrayContaining(['2026-rain', '2026-rain-2', '2026-rain-3', '2026-rain-4', '2026-rain-5']),
  );
});

test('the page of an item is at its slug; its id and every earlier slug lead there for good', async () => {
  const { id } = await add('A well');
  expect(await rename(id, 'A deep well')).toBe('2026-a-deep-well');
  for (const headers of [{}, { 'x-rendering': 'off' }] as Record<string, string>[]) {
    expect((await open('/updates/2026-a-deep-well', headers)).status).toBe(200);
    for (const old of [id, '2026-a-well', '2026-A-Deep-Well', `${id}/`])
      expect(await open(`/updates/${old}`, headers)).toEqual({
        status: 301,
        to: '/updates/2026-a-deep-well',
        kept: 'no-cache',
      });
  }
  expect((await open('/updates/2026-a-dry-well')).status).toBe(404);
});

test('a thousand old addresses lead to the present ones', async () => {
  // Fifty at a time: a busy machine refuses a thousand connections at once.
  for (let round = 0; round < 20; round += 1) {
    const added = await Promise.all(Array.from({ length: 50 }, (_, index) => add(`Story ${round * 50 + index}`)));
    const answers = await Promise.all(added.map(({ id }) => open(`/updates/${id}`)));
    expect(answers.map(({ status, to }) => ({ status, to }))).toEqual(
      added.map(({ slug }) => ({ status: 301, to: `/updates/${slug}` })),
    );
  }
});

test('an earlier title gets its address back', async () => {
  const { id } = await add('A well');
  await rename(id, 'A deep well');
  expect(await rename(id, 'A well')).toBe('2026-a-well');
  expect(await open('/updates/2026-a-deep-well')).toMatchObject({ status: 301, to: '/updates/2026-a-well' });
  expect((await open('/updates/2026-a-well')).status).toBe(200);
});

test('calls take a slug where visitors read', async () => {
  const { id } = await add('A well');
  await rename(id, 'A deep well');
  for (const key of [id, '2026-a-deep-well', '2026-a-well']) {
    const { status, body } = await stranger('GET', `/content/updates/${key}?pictures=true`);
    expect({ status, id: body._id, slug: body.slug }).toEqual({ status: 200, id, slug: '2026-a-deep-well' });
  }
  const comment = { updateId: '2026-a-well', guestName: 'Ann', guestEmail: 'ann@example.org', commentText: 'Good.' };
  expect((await stranger('POST', '/content/comments', { body: comment })).status).toBe(201);
  for (const key of [id, '2026-a-deep-well'])
    expect((await stranger('GET', `/content/comments/update/${key}`)).body).toMatchObject([{ commentText: 'Good.' }]);
});

test('titles of drafts take no address, and what is not public leads nowhere', async () => {
  const { id, slug } = await add('A secret plan', { status: 'draft' });
  expect(slug).toBe('');
  expect(await rename(id, 'A plan', { status: 'published', publishAt: '2999-01-01T00:00:00.000Z' })).toBe(
    '2026-a-plan',
  );
  for (const key of [id, '2026-a-plan', '2026-a-secret-plan']) {
    expect((await stranger('GET', `/content/updates/${key}`)).status).toBe(404);
    expect((await open(`/updates/${key}`)).status).toBe(404);
  }
});

test('the address of a deleted item stays its own until it is erased for good', async () => {
  const { id } = await add('A well');
  await call('DELETE', `/content/updates/${id}`);
  expect((await add('A well')).slug).toBe('2026-a-well-2');
  await call('POST', `/content/updates/${id}/restore`);
  expect((await stranger('GET', '/content/updates/2026-a-well')).body._id).toBe(id);
  await call('DELETE', `/content/updates/${id}`);
  await call('DELETE', '/trash?before=2999-01-01T00:00:00.000Z');
  expect((await add('A well')).slug).toBe('2026-a-well');
});

test('lists, the sitemap, the feed and the search name the slugs', async () => {
  await add('A well');
  const page = (await stranger('GET', '/content/updates?fields=title,slug')).body;
  expect(page.updates).toMatchObject([{ title: 'A well', slug: '2026-a-well' }]);
  const found = (await stranger('GET', '/search?q=well')).body;
  expect(found.results).toMatchObject([{ href: '/updates/2026-a-well' }]);
  expect(await (await fetch(`${server.url}/feed.xml`)).text()).toContain('/updates/2026-a-well</link>');
});
