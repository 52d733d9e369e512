import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDataBlock } from '../../../testing/readDataBlock';
import { callsTo } from '../../../testing/calls';
import { forgedToken } from '../../../testing/forgedToken';
import { unrendered } from '../../../testing/open';
import { rawGet } from '../../../testing/rawGet';
import type { SmallVersion } from '../../../testing/renderedSite';
import { smallSiteFor, smallSites, type SmallSite } from '../../../testing/smallSite';

/**
 * Number of renderers that a server has started since the first reading of /metrics, where
 * measuring starts; undefined when it has started none.
 */
const rendererStarts = async ({ get }: SmallSite) =>
  /^site_renderer_starts_total (\d+)/m.exec((await get('/metrics')).html)?.[1];

afterEach(() => jest.restoreAllMocks());
const siteWith = smallSites();

const TITLES = `const { body } = await answer('GET', '/api/content/updates?fields=title');
  return { html: '<h1>' + Object.values(body).find(Array.isArray).map(({ title }) => title).join() + '</h1>', state: [[['updates'], body]],
    styles: '<style>h1{}</style>', head: { title: 'News of ' + address, canonical: '/news' } };`;

const add = async ({ call }: SmallSite, title: string) => {
  const body = { title, date: '2026-11-01', description: '<p>x</p>' };
  expect((await call('POST', '/content/updates', { body })).status).toBe(201);
};

test('a page has content, head, styles and data before scripts; a write shows on the next page view', async () => {
  const site = await siteWith({
    before: 'let count = 0;',
    render: `count += 1; if (address === '/') return { html: 'home ' + count }; ${TITLES}`,
  });
  await add(site, 'A well');
  expect((await site.get('/')).html).toContain('home 1');
  const { status, html } = await site.get('/news');
  expect(status).toBe(200);
  expect(html).toContain('<div id="root"><h1>A well</h1></div>');
  expect(html).toContain('<title>News of /news | Lamp of Mercy Trust</title>');
  expect(html).toContain(`<link rel="canonical" href="${site.server.url}/news">`);
  expect(html).toContain(
    '<style>h1{}</style><script type="module" src="/static/starter.js"></script></head>',
  );
  expect(html.match(/<script(?! type="application\/json")[^>]*>/g)).toEqual([
    '<script type="module" src="/static/starter.js">',
  ]);
  expect(html).not.toContain('rel="preload"');
  expect(readDataBlock(html, 'start')).toMatchObject({
    scripts: ['/static/index.js'],
    preloads: [{ href: '/static/late.js', as: 'script' }, { as: 'fetch' }, { as: 'script' }],
  });
  expect(readDataBlock(html, 'page-data')).toMatchObject({
    remote: 'public-site',
    version: site.version,
  });
  expect(readDataBlock(html, 'site-config')).toMatchObject({
    origin: site.server.url,
    today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });

  await add(site, 'Two');
  expect((await site.get('/news')).html).toMatch(/<h1>(Two,A well|A well,Two)<\/h1>/);
  expect((await site.get('/')).html).toContain('home 1');

  const contact = { phone: '+265 1 000', email: 'office@example.org', address: 'Mzuzu' };
  expect((await site.call('PUT', '/content/contact-details', { body: contact })).status).toBe(200);
  expect((await site.get('/')).html).toMatch(
    /<template id="essentials">.*<a href="mailto:office@example\.org">/,
  );
});

test("a release, a rollback and another remote's release show on the next page view, without failures", async () => {
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
  expect(readDataBlock((await site.get('/')).html, 'remotes')).toMatchObject({ elsewhere: [] });
  await site.releaseOther('shop', '/shop');
  expect(readDataBlock((await site.get('/')).html, 'remotes')).toMatchObject({
    elsewhere: ['/shop'],
  });
});

test("the previous version's renderer runs on for a while, so that a rollback shows at once", async () => {
  const site = await siteWith({
    before: 'let count = 0;',
    render: `count += 1; return { html: 'page ' + count };`,
  });
  expect((await site.get('/')).html).toContain('page 1');
  expect(await rendererStarts(site)).toBeUndefined();
  await site.release({ render: `return { html: 'second' };` });
  // The server stops unused renderers, then it starts that of the new version.
  while ((await rendererStarts(site)) !== '1');
  await site.rollBack();
  expect((await site.get('/')).html).toContain('page 2');
});

test.each<[string, string, SmallVersion['changed']]>([
  ['without a server build', '/', ({ server: _server, ...release }) => release],
  ['that lists no pages', '/anywhere', ({ routes: _routes, ...release }) => release],
])('a release %s is rendered by the browser', async (_what, path, changed) => {
  const site = await siteWith({ render: `return { html: 'rendered' };`, changed });
  const { status, html } = await site.get(path);
  expect(status).toBe(200);
  expect(html).toContain('<p>Loading</p>');
  expect((await site.call('GET', '/composition')).body.parts).toMatchObject([
    { name: 'public-site' },
  ]);
});

test.each<[string, Partial<SmallVersion>]>([
  ['the server renders', {}],
  ['browsers render', { changed: ({ server: _server, ...release }) => release }],
])(
  'pages that %s come and go with a release, with status, title, sharing tags and sitemap',
  async (_what, { changed = (release) => release }) => {
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

    await site.release({
      render,
      changed: (release) => changed({ ...release, routes: [stories, thanks] }),
    });
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

test('an uncacheable page is rendered on each request and never stored; others are cached', async () => {
  const slips = { path: '/donate', query: ['give', 'by'], head: {} };
  const site = await siteWith({
    before: 'let count = 0;',
    render: `count += 1; return { html: address + ' ' + count, head: { indexable: address === '/donate' ? undefined : false } };`,
    changed: (release) => ({ ...release, routes: [slips] }),
  });
  expect((await site.get('/donate')).html).toContain('/donate 1');
  expect((await site.get('/donate?give=5&x=1')).html).toContain('/donate?give=5 2');
  expect((await site.get('/donate?give=5')).html).toContain('/donate?give=5 3');
  expect((await site.get('/donate?give=&by=')).html).toContain('/donate?give= 4');
  expect((await site.get('/donate')).html).toContain('/donate 1');
});

test('after three consecutive failures browsers render the pages for a minute', async () => {
  const site = await siteWith({
    before: 'let tries = 0;',
    render: `tries += 1; if (address !== '/' || tries < 3) throw new Error('broken'); return { html: 'try ' + tries };`,
  });
  for (const path of ['/news', '/news?page=2', '/news?page=3'])
    expect((await site.get(path)).status).toBe(200);
  expect((await site.get('/')).html).toContain('<p>Loading</p>');
  const now = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + 61_000);
  expect((await site.get('/')).html).toContain('try 4');
});

describe('one version', () => {
  const render = `if (address === '/news?page=9') return { status: 302, location: '/news?page=8', html: '' };
    count += 1; return { html: address + ' ' + count };`;
  const site = smallSiteFor({ before: 'let count = 0;', render });

  test('Host, cookies, unknown parameters, case and a trailing slash do not create another cached page', async () => {
    expect((await site.get('/news?page=2')).html).toContain('/news?page=2 1');
    for (const path of ['/news?page=2&x=1', '/NEWS/?utm=a&page=2'])
      expect((await site.get(path)).html).toContain('/news?page=2 1');
    const { html } = await site.get('/news?page=2', { cookie: 'visitor=3; preview=x; a=1' });
    expect(html).toContain('/news?page=2 1');
    // fetch does not send a Host of its own.
    expect((await rawGet(site.server.url, '/news?page=2', { host: 'evil.example' })).body).toBe(
      html,
    );
    expect((await site.get('/news')).html).toContain('/news 2');
    expect((await site.get('/nowhere')).html).toContain('unknown 3');
    expect((await site.get('/elsewhere')).html).toContain('unknown 3');
  });

  test('a prefetched page is not rendered again for the visit', async () => {
    const early = await site.get('/', { 'sec-purpose': 'prefetch' });
    const visit = await site.get('/');
    expect(visit.html).toBe(early.html);
    const headers = ['cache-control', 'etag', 'vary', 'set-cookie'].map((name) =>
      early.headers.get(name),
    );
    expect(headers).toEqual([
      'no-cache',
      visit.headers.get('etag'),
      visit.headers.get('vary'),
      null,
    ]);
  });

  test('a page with another URL is a redirect', async () => {
    const { status, headers } = await site.get('/news?page=9');
    expect([status, headers.get('location')]).toEqual([302, '/news?page=8']);
  });

  test('only a rendered page has the header with the speculation rules', async () => {
    expect((await site.get('/')).headers.get('speculation-rules')).toBe(
      '"/speculation-rules.json"',
    );
    const rules = await site.get('/speculation-rules.json');
    expect(rules.headers.get('content-type')).toBe(
      'application/speculationrules+json; charset=utf-8',
    );
    expect(JSON.parse(rules.html)).toMatchObject({
      prefetch: [{ source: 'document', eagerness: 'moderate' }],
    });
    for (const path of ['/admin', '/admin/login'])
      expect((await site.get(path)).headers.has('speculation-rules')).toBe(false);
    const plain = await site.get('/', unrendered(site.server));
    expect(plain.html).toContain('<p>Loading</p>');
    expect(plain.headers.has('speculation-rules')).toBe(false);
  });

  test('browsers never get a server build, and the site is ready without one', async () => {
    const remote = `/remotes/public-site/${site.version}`;
    for (const path of ['/server/shell.cjs', `${remote}/server/routes.cjs`])
      expect((await site.get(path)).status).toBe(404);
    expect((await site.get(`${remote}/mf-manifest.json`)).status).toBe(200);
    await writeFile(
      join(site.config.releasesDir, 'public-site', site.version, 'server/routes.cjs'),
      'changed',
    );
    expect((await site.get('/readyz')).status).toBe(200);
  });
});

test('only people with a session and teams with a deploy token get a page without rendering', async () => {
  const SECRET = 'the-secret-of-the-shop-team';
  const { get, server } = await siteWith(
    { before: 'let count = 0;', render: `count += 1; return { html: 'rendered ' + count };` },
    { deployTokens: `shop=${SECRET}` },
  );
  const unrenderedAs = async (headers: Record<string, string> = {}) =>
    get('/', { 'x-rendering': 'off', ...headers });
  const left = await server.signIn();
  await callsTo(server)('DELETE', '/auth/sessions/current', { token: left });
  for (const headers of [
    {},
    { cookie: `trial=${server.token}` },
    ...['anything', left, forgedToken({ sub: 'trial' })].map((token) => ({
      authorization: `Bearer ${token}`,
    })),
  ] as Record<string, string>[]) {
    // From the cache of pages.
    expect((await unrenderedAs(headers)).html).toContain('<div id="root">rendered 1</div>');
  }
  expect((await unrenderedAs()).headers.get('cdn-cache-control')).toMatch(/^max-age=1,/);
  for (const token of [server.token, SECRET]) {
    const { html, headers } = await unrenderedAs({ authorization: `Bearer ${token}` });
    expect(html).toContain('<p>Loading</p>');
    expect(headers.has('cdn-cache-control')).toBe(false);
  }
});

describe('pages that are rendered ahead', () => {
  const COUNTED: SmallVersion = {
    before: 'let count = 0;',
    render: `count += 1; return { html: 'made ' + count };`,
  };

  test('pages without path parameters are rendered ahead, and visits get the cached pages', async () => {
    const { server, get } = await siteWith(COUNTED);
    await server.preparePages();
    expect((await get('/news')).html).toContain('made 2');
    expect((await get('/')).html).toContain('made 1');
    expect((await get('/ny/news')).html).toContain('made 4');
    expect((await get('/news?page=2')).html).toContain('made 5');
  });

  test('a release is rendered ahead: a failure is known without a visitor, and ends the run', async () => {
    const { server, release, failure } = await siteWith(COUNTED);
    await server.preparePages();
    await release({ render: `throw new Error('broken ' + address);` });
    let found = await failure();
    while (!found) found = await failure();
    expect(found).toMatchObject({ count: 1, reason: expect.stringContaining('broken /') });
  });

  test('a release ends the run of the previous version, so that its own visitors do not wait', async () => {
    const waits = `count += 1; for (let isThere = count > 1; !isThere;) {
      const { body } = await answer('GET', '/api/content/updates?fields=title');
      isThere = Object.values(body).find(Array.isArray).length > 0;
    } return { html: 'made ' + count };`;
    const site = await siteWith(COUNTED);
    const { server, get, release, rollBack } = site;
    // The page shows that the first version's renderer has started.
    await get('/');
    const before = await rendererStarts(site);
    await release({ ...COUNTED, render: waits });
    const round = server.preparePages();
    while ((await rendererStarts(site)) === before);
    await release({ render: `return { html: 'second' };` });
    await add(site, 'A well');
    await round;
    await rollBack();
    expect((await get('/')).html).toContain('made 2');
  });
});
