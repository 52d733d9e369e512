import { startTestServer, type TestServer } from '../src/testing';
import { callsTo } from './calls';
import { renderedSite } from './renderedSite';

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const RENDER = `count += 1; return { html: address + ' ' + count, state: [], head: { title: 'News', canonical: '/news' } };`;

const siteWith = async (render = RENDER) => {
  const { config } = await renderedSite({ before: 'let count = 0;', render });
  const server = await startTestServer({ config });
  servers.push(server);
  const get = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(server.url + path, { redirect: 'manual', ...init });
    const location = answer.headers.get('location');
    return { status: answer.status, location, html: await answer.text() };
  };
  return { server, get, call: callsTo(server) };
};

test('a page in Chichewa is rendered under its plain path, kept by itself, and names both languages', async () => {
  const { get, server } = await siteWith();
  expect((await get('/news?page=2')).html).toContain('/news?page=2 1');
  const { html } = await get('/ny/news?page=2');
  expect(html).toContain('/news?page=2 2');
  expect((await get('/ny/NEWS/?utm=a&page=2')).html).toContain('/news?page=2 2');
  expect(html).toContain('<html lang="ny"');
  expect(html).toContain('"language":"ny"');
  expect(html).toContain(`<link rel="canonical" href="${server.url}/ny/news">`);
  expect(html).toContain(
    `<link rel="alternate" hreflang="en" href="${server.url}/news"><link rel="alternate" hreflang="ny" href="${server.url}/ny/news"><link rel="alternate" hreflang="x-default" href="${server.url}/news">`,
  );
  expect(html).toContain(`<meta property="og:url" content="${server.url}/ny/news">`);
  // The browser renders it, with the same language.
  const plain = await get('/ny/news', { headers: { 'x-rendering': 'off' } });
  expect(plain.html).toContain('<html lang="ny"');
  expect(plain.html).toContain(`<link rel="canonical" href="${server.url}/ny/news">`);
});

test('redirects stay in the language', async () => {
  const { get, call } = await siteWith(`return { head: { missing: true }, status: 404, state: [] };`);
  const body = { title: 'A new well', date: '2026-11-01', description: '<p>x</p>' };
  const { body: added } = await call('POST', '/content/updates', { body });
  const { _id } = added as { _id: string };
  expect(await get(`/ny/updates/${_id}`)).toMatchObject({ status: 301, location: '/ny/updates/2026-a-new-well' });
  const redirects = '/old | /donate\n/report | https://example.org/report';
  expect((await call('PUT', '/content/redirects', { body: { redirects } })).status).toBeLessThan(300);
  expect(await get('/ny/old')).toMatchObject({ status: 301, location: '/ny/donate' });
  expect(await get('/ny/report')).toMatchObject({ status: 301, location: 'https://example.org/report' });
});

test('the administrator’s area, files and calls are in English alone', async () => {
  const { get } = await siteWith();
  expect(await get('/ny/admin/updates?page=2')).toMatchObject({ status: 302, location: '/admin/updates?page=2' });
  for (const path of ['/ny/remotes.json', '/ny/static/starter.js', '/ny/feed.xml'])
    expect(await get(path)).toMatchObject({ status: 404 });
  expect((await get('/ny/api/content/updates')).html).not.toContain('totalPages');
});
