import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestServer, type TestServer } from '../src/testing';
import { callsTo } from './calls';
import { rawGet } from './rawGet';
import { renderedSite, type SmallVersion } from './renderedSite';
import { rendererStarts } from './rendererStarts';

const servers: TestServer[] = [];
afterEach(async () => {
  jest.restoreAllMocks();
  for (const server of servers.splice(0)) await server.close();
});

const siteWith = async (first: SmallVersion) => {
  const site = await renderedSite(first);
  const server = await startTestServer({ config: site.config });
  servers.push(server);
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(server.url + path, { headers, redirect: 'manual' });
    return { status: answer.status, headers: answer.headers, html: await answer.text() };
  };
  return { ...site, server, get, call: callsTo(server) };
};

const block = (html: string, id: string): unknown =>
  JSON.parse(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html)?.[1] ?? 'null');

const TITLES = `const { body } = await answer('GET', '/api/content/updates?fields=title');
  return { html: '<h1>' + Object.values(body).find(Array.isArray).map(({ title }) => title).join() + '</h1>', state: [[['updates'], body]],
    head: { title: 'News of ' + address, canonical: '/news' } };`;

const add = async ({ call }: Pick<Awaited<ReturnType<typeof siteWith>>, 'call'>, title: string) => {
  const { status } = await call('POST', '/content/updates', {
    body: { title, date: '2026-11-01', description: '<p>x</p>' },
  });
  expect(status).toBe(201);
};

test('a page has its content, head, styles and data before any script, and leaves scripts to the starter', async () => {
  const site = await siteWith({ render: `${TITLES.replace('head:', "styles: '<style>h1{}</style>', head:")}` });
  await add(site, 'A well');
  const { status, html } = await site.get('/news');
  expect(status).toBe(200);
  expect(html).toContain('<div id="root"><h1>A well</h1></div>');
  expect(html).toContain('<title>News of /news | Lamp of Mercy Trust</title>');
  expect(html).toContain(`<link rel="canonical" href="${site.server.url}/news">`);
  expect(html).toContain('<style>h1{}</style><script type="module" src="/static/starter.js"></script></head>');
  expect(html.match(/<script(?! type="application\/json")[^>]*>/g)).toEqual([
    '<script type="module" src="/static/starter.js">',
  ]);
  expect(html).not.toContain('rel="preload"');
  expect(block(html, 'start')).toMatchObject({
    scripts: ['/static/index.js'],
    preloads: [{ href: '/static/late.js', as: 'script' }, { as: 'fetch' }, { as: 'script' }],
  });
  expect(block(html, 'page-data')).toMatchObject({ remote: 'public-site', version: site.version });
  expect(block(html, 'site-config')).toMatchObject({
    origin: site.server.url,
    today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});

test('a write shows on the next page view; pages that read nothing of it are not rendered again', async () => {
  const site = await siteWith({
    before: 'let count = 0;',
    render: `count += 1; if (address === '/') return { html: 'home ' + count }; ${TITLES.replace("'<h1>'", "count + '<h1>'")}`,
  });
  await add(site, 'One');
  expect((await site.get('/')).html).toContain('home 1');
  expect((await site.get('/news')).html).toContain('<h1>One</h1>');
  await add(site, 'Two');
  expect((await site.get('/news')).html).toMatch(/<h1>(Two,One|One,Two)<\/h1>/);
  expect((await site.get('/')).html).toContain('home 1');
});

test('the Host header, cookies, unknown parameters, case and a slash at the end make no page of their own', async () => {
  const site = await siteWith({
    before: 'let count = 0;',
    render: `count += 1; return { html: address + ' ' + count };`,
  });
  expect((await site.get('/news?page=2')).html).toContain('/news?page=2 1');
  for (const path of ['/news?page=2&x=1', '/NEWS/?utm=a&page=2'])
    expect((await site.get(path)).html).toContain('/news?page=2 1');
  const { html } = await site.get('/news?page=2', { cookie: 'visitor=3; preview=x; a=1' });
  expect(html).toContain('/news?page=2 1');
  // fetch does not send a Host of its own.
  expect((await rawGet(site.server.url, '/news?page=2', { host: 'evil.example' })).body).toBe(html);
  expect((await site.get('/news')).html).toContain('/news 2');
  expect((await site.get('/nowhere')).html).toContain('unknown 3');
  expect((await site.get('/elsewhere')).html).toContain('unknown 3');
});

test('a release and a rollback show on the next page view, without a failed request', async () => {
  const site = await siteWith({ render: `return { html: 'first' };` });
  expect((await site.get('/')).html).toContain('first');
  await site.release({ render: `return { html: 'second' };` });
  const answers = await Promise.all(Array.from({ length: 20 }, () => site.get('/')));
  for (const { status, html } of answers) {
    expect(status).toBe(200);
    expect(html).toContain('second');
  }
  await site.releaseShell('2.0.0-shell');
  expect((await site.get('/')).html).toContain('second');
  await site.rollBack();
  expect((await site.get('/')).html).toContain('first');
});

test('the version before keeps its renderer for a while, so that a rollback shows at once', async () => {
  const site = await siteWith({ before: 'let count = 0;', render: `count += 1; return { html: 'page ' + count };` });
  expect((await site.get('/')).html).toContain('page 1');
  expect(await rendererStarts(site.server.url)).toBeUndefined();
  await site.release({ render: `return { html: 'second' };` });
  // The server ends the renderers that it needs no more, then it starts that of the new version.
  while ((await rendererStarts(site.server.url)) !== '1');
  await site.rollBack();
  expect((await site.get('/')).html).toContain('page 2');
});

test('the release of another remote shows in the pages of this one', async () => {
  const site = await siteWith({ render: `return { html: 'first' };` });
  expect(block((await site.get('/')).html, 'remotes')).toMatchObject({ elsewhere: [] });
  await site.releaseOther('shop', '/shop');
  expect(block((await site.get('/')).html, 'remotes')).toMatchObject({ elsewhere: ['/shop'] });
});

test('a remote without a server build is rendered by the browser', async () => {
  const site = await siteWith({ render: '', changed: ({ server: _server, ...made }) => made });
  expect((await site.get('/')).html).toContain('<p>Loading</p>');
  expect((await site.call('GET', '/composition')).body.parts).toMatchObject([{ name: 'public-site' }]);
});

test.each<[string, Partial<SmallVersion>]>([
  ['the server renders', {}],
  ['browsers render', { changed: ({ server: _server, ...made }) => made }],
])(
  'pages that %s come and go with a release, with status, title, sharing tags and sitemap',
  async (_what, { changed = (made) => made }) => {
    const render = `const heads = { '/stories': { title: 'Stories of Lamp of Mercy Trust', canonical: address },
      '/thanks': { title: 'Thank you', canonical: address, indexable: false } };
    return { html: address, status: heads[address] ? 200 : 404, head: heads[address] ?? { missing: true } };`;
    const stories = { path: '/stories', query: [], head: { title: 'Stories of {site}' } };
    const thanks = { path: '/thanks', query: [], head: { title: 'Thank you', indexable: false } };
    const site = await siteWith({ render, changed });
    await add(site, 'A well');
    const sitemap = async () => (await site.get('/sitemap.xml')).html;
    expect((await site.get('/stories')).status).toBe(404);
    expect(await sitemap()).toContain('/updates/2026-a-well<');
    expect(await sitemap()).not.toContain('/stories<');

    await site.release({ render, changed: (made) => changed({ ...made, routes: [stories, thanks] }) });
    const { status, html } = await site.get('/stories');
    expect(status).toBe(200);
    expect(html).toContain('<title>Stories of Lamp of Mercy Trust | Lamp of Mercy Trust</title>');
    expect(html).toContain('<meta property="og:title" content="Stories of Lamp of Mercy Trust">');
    expect(html).toContain(`<meta property="og:url" content="${site.server.url}/stories">`);
    expect(html).not.toContain('noindex');
    const unlisted = await site.get('/thanks');
    expect(unlisted.status).toBe(200);
    expect(unlisted.html).toContain('<meta name="robots" content="noindex">');
    expect((await site.get('/news')).status).toBe(404);
    expect(await sitemap()).toContain('/stories<');
    expect(await sitemap()).not.toContain('/thanks<');
    expect(await sitemap()).not.toContain('/updates/2026-a-well<');
  },
);

test('a release that lists no pages is rendered by the browser', async () => {
  const site = await siteWith({
    render: `return { html: 'rendered' };`,
    changed: ({ routes: _routes, ...made }) => made,
  });
  const { status, html } = await site.get('/anywhere');
  expect(status).toBe(200);
  expect(html).toContain('<p>Loading</p>');
});

test('after three failures in a row pages are left to the browser for a minute without another try', async () => {
  const site = await siteWith({
    before: 'let tries = 0;',
    render: `tries += 1; if (address !== '/' || tries < 3) throw new Error('broken'); return { html: 'try ' + tries };`,
  });
  for (const path of ['/news', '/news?page=2', '/news?page=3']) expect((await site.get(path)).status).toBe(200);
  expect((await site.get('/')).html).toContain('<p>Loading</p>');
  const now = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + 61_000);
  expect((await site.get('/')).html).toContain('try 4');
});

test('a page at another address is a redirect', async () => {
  const site = await siteWith({ render: `return { status: 302, location: '/news?page=1', html: '' };` });
  const { status, headers } = await site.get('/news?page=9');
  expect([status, headers.get('location')]).toEqual([302, '/news?page=1']);
});

test('development and release checks get the page without rendering', async () => {
  const site = await siteWith({ render: `return { html: 'rendered' };` });
  expect((await site.get('/', { 'x-rendering': 'off' })).html).toContain('<p>Loading</p>');
});

test('browsers never get a server build', async () => {
  const site = await siteWith({ render: `return { html: 'rendered' };` });
  for (const path of ['/server/shell.cjs', `/remotes/public-site/${site.version}/server/routes.cjs`])
    expect((await site.get(path)).status).toBe(404);
  expect((await site.get(`/remotes/public-site/${site.version}/mf-manifest.json`)).status).toBe(200);
});

test('a missing server build is no reason to call the site broken', async () => {
  const site = await siteWith({ render: `return { html: 'rendered' };` });
  await writeFile(join(site.config.releasesDir, 'public-site', site.version, 'server/routes.cjs'), 'changed');
  const { status } = await fetch(`${site.server.url}/readyz`);
  expect(status).toBe(200);
});

test('a rendered page names the rules by which a browser may fetch the next one; others do not', async () => {
  const site = await siteWith({ render: `return { html: 'rendered' };` });
  const { headers } = await site.get('/');
  expect(headers.get('speculation-rules')).toBe('"/speculation-rules.json"');
  const rules = await site.get('/speculation-rules.json');
  expect(rules.headers.get('content-type')).toBe('application/speculationrules+json; charset=utf-8');
  expect(JSON.parse(rules.html)).toMatchObject({ prefetch: [{ source: 'document', eagerness: 'moderate' }] });
  for (const path of ['/admin', '/admin/login']) {
    expect((await site.get(path)).headers.has('speculation-rules')).toBe(false);
  }
  expect((await site.get('/', { 'x-rendering': 'off' })).headers.has('speculation-rules')).toBe(false);
});

test('a page that is fetched early is the page of a visit, and is not made again for it', async () => {
  const site = await siteWith({ before: 'let count = 0;', render: `count += 1; return { html: 'made ' + count };` });
  const early = await site.get('/news', { 'sec-purpose': 'prefetch' });
  const visit = await site.get('/news');
  expect(early.html).toContain('made 1');
  expect(visit.html).toBe(early.html);
  const kept = ['cache-control', 'etag', 'vary', 'set-cookie'].map((name) => [name, early.headers.get(name)]);
  expect(kept).toEqual([
    ['cache-control', 'no-cache'],
    ['etag', visit.headers.get('etag')],
    ['vary', visit.headers.get('vary')],
    ['set-cookie', null],
  ]);
});
