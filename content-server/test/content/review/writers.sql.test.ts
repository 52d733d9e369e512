import type { Audience } from '../../../src/http/audience';
import { CONTENT_TYPES } from '../../../testing/contentTypes';
import { personOf } from '../../../testing/editors';
import { canvas, uploadTo } from '../../../testing/pictureCalls';
import { siteWithRoutes } from '../../../testing/registeredRoutes';

const { server, call, visit, add, routes } = siteWithRoutes();
let writer: string;
beforeAll(async () => {
  writer = await personOf(call, { name: 'Grace', role: 'writer' });
});

const OF_WRITERS: readonly (Audience | undefined)[] = ['writeContent', 'published', 'public'];
const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

/** How an item gets into each of its states. */
const STATES = {
  draft: { status: 'draft' },
  scheduled: { publishAt: inDays(1) },
  published: {},
  ended: { visibleUntil: inDays(-1) },
  'with a waiting change': {},
  'with a change that was sent back': {},
  'in the trash': {},
};
type State = keyof typeof STATES;

const orderOf = ({ method, url }: { method: string; url: string }): number =>
  Number(method !== 'GET') + Number(url.endsWith('/review'));

/** The status of each call of a writer for an item in a state. */
const expectedStatus = (
  { method, url, audience }: { method: string; url: string; audience: Audience | undefined },
  state: State,
): number => {
  if (!OF_WRITERS.includes(audience)) return 403;
  // For visitors.
  if (url.endsWith('/items'))
    return state.startsWith('published') || state.startsWith('with') ? 200 : 404;
  if (state === 'in the trash' && !url.endsWith(':id/previews')) return 404;
  if (url.endsWith('/previews')) return 201;
  if (url.endsWith('/review') && method === 'GET') return state.startsWith('with') ? 200 : 404;
  if (url.endsWith('/review')) return state === 'with a waiting change' ? 409 : 201;
  if (method === 'GET') return 200;
  return state === 'draft' ? 200 : 403;
};

test.each(CONTENT_TYPES.map((type) => [type.path, type] as const))(
  'no call of a writer changes what visitors see of %s, in any state',
  async (path, type) => {
    const title = type.searched[0] ?? 'title';
    const own = routes
      .filter(({ url }) => url.startsWith(`/api/content/${path}/:id`))
      .flatMap(({ method, url, config }) =>
        [method].flat().map((one) => ({ method: one, url, audience: config?.audience })),
      )
      .filter(({ method }) => method !== 'HEAD')
      // Sending for review comes last, because it changes what is read.
      .sort((one, other) => orderOf(one) - orderOf(other));
    expect(own.length).toBeGreaterThan(3);
    const states = (Object.keys(STATES) as State[]).filter(
      (state) => type.drafts ?? (state === 'published' || state === 'in the trash'),
    );
    const differing: string[] = [];
    for (const state of states) {
      const { _id } = await add(path, { ...type.draft, ...STATES[state] });
      const item = `/content/${path}/${_id}`;
      if (state.startsWith('with'))
        await call('POST', `${item}/review`, { body: { [title]: 'Changed' } });
      if (state.endsWith('back'))
        await call('POST', `${item}/review/return`, { body: { note: 'Too long' } });
      if (state === 'in the trash') await call('DELETE', item);
      const before = await visit('GET', `/content/${path}?limit=100`);
      for (const route of own) {
        const { method, url } = route;
        const sends = method === 'POST' || method === 'PUT';
        const draft = url.includes('translations') ? {} : type.draft;
        const answer = await call(
          method,
          `${url.slice('/api'.length).replace(':id', _id).replace(':language', 'ny')}?drafts=true`,
          {
            token: writer,
            body: sends ? { ...draft, [title]: `New ${_id}`, direction: 'up' } : undefined,
          },
        );
        const after = await visit('GET', `/content/${path}?limit=100`);
        const expected = expectedStatus(route, state);
        if (answer.status !== expected)
          differing.push(`${method} ${url} ${state}: ${answer.status}, not ${expected}`);
        if (after.headers.get('etag') !== before.headers.get('etag'))
          differing.push(`${method} ${url} ${state}: visitors see a change`);
      }
      await call('DELETE', item);
    }
    expect(differing).toEqual([]);
  },
);

test('a writer adds drafts only, and cannot publish them in a save', async () => {
  const draft = { title: 'A well', date: '2026-11-21' };
  const status = async (method: string, path: string, more: object) =>
    (await call(method, path, { token: writer, body: { ...draft, ...more } })).status;
  expect(await status('POST', '/content/updates', {})).toBe(403);
  expect(await status('POST', '/content/updates', { publishAt: inDays(1) })).toBe(403);
  expect(await status('POST', '/content/updates', { status: 'published' })).toBe(403);
  expect(await status('POST', '/content/partners', { status: 'draft', name: 'X' })).toBe(403);
  expect(await status('POST', '/content/updates', { status: 'draft' })).toBe(201);
  const shared = `/content/updates/${(await add('updates', { ...draft, status: 'draft' }))._id}`;
  expect(await status('PUT', shared, { title: 'Shared' })).toBe(200);
  expect(await status('PUT', shared, { status: 'published' })).toBe(403);
  expect(await status('PUT', shared, { publishAt: inDays(1) })).toBe(403);
  const visible = `/content/updates/${(await add('updates', draft))._id}`;
  expect(await status('PUT', visible, { status: 'draft' })).toBe(403);
  expect((await visit('GET', visible)).status).toBe(200);
  expect((await call('GET', `${shared}?drafts=true`)).body).toMatchObject({
    title: 'Shared',
    status: 'draft',
  });
});

test('a writer describes a picture until a public page uses it', async () => {
  const bytes = await canvas(40, 30).jpeg().toBuffer();
  const { url } = (await uploadTo(server, bytes, { token: writer })).body as { url: string };
  const draft = { title: 'A well', date: '2026-11-21', image: url, status: 'draft' };
  const saved = await call('POST', '/content/updates', {
    token: writer,
    body: { ...draft, imageAlt: 'A pump' },
  });
  expect(saved.status).toBe(201);
  const file = url.split('/').at(-1) ?? '';
  const describe = () =>
    call('PUT', `/pictures/${file}`, { token: writer, body: { alt: 'Water', focus: '50 50' } });
  expect((await describe()).status).toBe(200);
  const item = `/content/updates/${String(saved.body._id)}`;
  await call('PUT', item, { body: { ...draft, status: 'published' } });
  expect((await describe()).status).toBe(403);
  const again = await call('POST', '/content/updates', {
    token: writer,
    body: { ...draft, imageAlt: 'Mine' },
  });
  expect(again).toMatchObject({
    status: 403,
    body: { errors: { imageAlt: expect.stringMatching(/on the site already/) } },
  });
  expect((await call('GET', `/pictures/${file}`)).body.alt).toBe('Water');
});

test('a preview of a writer opens only for people who are signed in', async () => {
  const draft = { title: 'Rain', date: '2026-11-21' };
  const { body } = await call('POST', '/content/updates/previews', { token: writer, body: draft });
  const page = server.url + String(body.path);
  const closed = await fetch(page);
  expect(closed.status).toBe(401);
  expect(await closed.text()).toContain(
    `/admin/preview?page=${encodeURIComponent(String(body.path))}`,
  );
  const session = await call('POST', '/previews/session');
  const [cookie = ''] = session.headers.getSetCookie()[0]?.split(';') ?? [];
  expect((await fetch(page, { headers: { cookie } })).status).not.toBe(401);
  const forged = { cookie: `${cookie}x` };
  expect((await fetch(page, { headers: forged })).status).toBe(401);
  const editors = await call('POST', '/content/updates/previews', { body: draft });
  expect(editors.headers.getSetCookie()).toEqual([]);
  expect((await fetch(server.url + String(editors.body.path))).status).not.toBe(401);
});
