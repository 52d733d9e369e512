import { smallSiteFor } from '../../../testing/smallSite';

const PAGE = 'max-age=1, stale-while-revalidate=60, stale-if-error=3600';
const FILE = 'max-age=3600, stale-while-revalidate=60, stale-if-error=86400';

const site = smallSiteFor({
  render: `if (address.startsWith('/updates/')) return { status: 404, html: 'missing' };
    return { html: address, head: { indexable: !address.includes('page=9') } };`,
});

const markAt = async (path: string, headers?: Record<string, string>) =>
  (await site.get(path, headers)).headers.get('cdn-cache-control');

beforeAll(async () => {
  const body = { title: 'A well', date: '2026-11-01', description: '<p>x</p>' };
  expect((await site.call('POST', '/content/updates', { body })).status).toBe(201);
});

test.each([
  ['a page', '/news', PAGE],
  ['a page of a list', '/news?page=2', PAGE],
  ['the pages of the administrators, which are the same for everybody', '/admin', PAGE],
  ['a call', '/api/content/updates?page=1&limit=5', PAGE],
  ['the registry', '/remotes.json', PAGE],
  ['the feed', '/feed.xml', PAGE],
  ['a released file', '/remotes/public-site/1.0.1-abc/static/entry.js', FILE],
])('shared caches may keep %s', async (_what, path, mark) => {
  expect(await markAt(path)).toBe(mark);
});

test.each([
  ['a page with an unknown query', '/news?utm_source=x'],
  ['a page of one visitor', '/news?page=9'],
  ['a page with an opened preview link', '/?preview=x'],
  ['a call with an unknown query', '/api/content/updates?utm_source=x'],
  ['a search of a list', '/api/content/updates?search=well'],
  ['a search of the site', '/api/search?q=well'],
  ['a missing page', '/updates/none'],
  ['a missing item', '/api/content/updates/none'],
  ['a refused call', '/api/messages'],
  ['the state of the server', '/readyz'],
])('shared caches keep no answer for %s', async (_what, path) => {
  expect(await markAt(path)).toBeNull();
});

test('shared caches keep no answer to a token or a cookie', async () => {
  for (const path of ['/news', '/api/content/updates'])
    for (const headers of [
      { authorization: `Bearer ${site.server.token}` },
      { cookie: 'visitor=3' },
    ] as Record<string, string>[])
      expect([path, await markAt(path, headers)]).toEqual([path, null]);
});

test('a 304 has the lifetime of its page', async () => {
  const etag = (await site.get('/news')).headers.get('etag') ?? '';
  const { status, headers } = await site.get('/news', { 'if-none-match': etag });
  expect([status, headers.get('cdn-cache-control')]).toEqual([304, PAGE]);
});

test('a file has a strong ETag of its content or its name, and is not sent again', async () => {
  for (const path of ['/remotes/public-site/1.0.1-abc/static/entry.js', '/static/starter.js']) {
    const etag = (await site.get(path)).headers.get('etag') ?? '';
    // The first 22 digits of the SHA-256 of nothing.
    expect([path, etag]).toEqual([path, '"47DEQpj8HBSa-_TImW-5JC"']);
    expect((await site.get(path, { 'if-none-match': etag })).status).toBe(304);
    expect((await site.get(path, { 'if-none-match': '"other"' })).status).toBe(200);
  }
});
