import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { startTestServer } from '../../../testing';
import { readDataBlock } from '../../../testing/readDataBlock';
import { folderWith } from '../../../testing/folders';
import { liveRemote } from '../../../../registry/testing/remotes/liveRemote';
import { putRegistry } from '../../../testing/putRegistry';
import { furtherServers, siteFor } from '../../../testing/site';

const PAGE = `<!doctype html><html><head><title>Shell</title><script defer src="/static/index.817909caa6.js"></script></head><body><div id="root"></div></body></html>`;
const SCRIPT = `console.log(${JSON.stringify('x'.repeat(2000))});`;

const ENTRY_HASHES = { 'mf-manifest.json': 'sha384-manifest', 'static/entry.js': 'sha384-entry' };

const FILES = { integrity: ENTRY_HASHES, preload: ['static/entry.js'] };
const remote = (name: string, prefixes: string[], more = {}) =>
  liveRemote(name, prefixes, { ...FILES, ...more });
const REGISTRY = {
  format: 1,
  remotes: [remote('public-site', ['/']), remote('admin-app', ['/admin'])],
};

let shellDir: string;
let releasesDir: string;
const another = furtherServers();

const { server, call, open } = siteFor(async () => {
  shellDir = await folderWith({
    'index.html': PAGE,
    'static/index.817909caa6.js': SCRIPT,
    'static/index.817909caa6.js.br': brotliCompressSync(SCRIPT),
    'static/index.817909caa6.js.gz': gzipSync(SCRIPT),
    'static/heading.817909caa6.woff2': 'font',
    'favicon.svg': '<svg/>',
    '.inputs': 'hidden',
  });
  releasesDir = await folderWith({
    'remotes.json': JSON.stringify(REGISTRY),
    'public-site/1.0.0-abc/mf-manifest.json': '{}',
    'public-site/1.0.0-abc/static/entry.js': SCRIPT,
    'admin-app/1.0.0-abc/mf-manifest.json': '{}',
    'admin-app/1.0.0-abc/static/entry.js': SCRIPT,
  });
  const site = {
    name: 'Lamp </script><script>alert(1)</script> & "Co"',
    phone: '+265 1',
    email: 'a@example.org',
    timeZone: 'Africa/Blantyre',
  };
  return startTestServer({ config: { shellDir, releasesDir, site } });
});

const putLive = (registry: unknown) => putRegistry(server.database, registry);
afterEach(() => putLive(REGISTRY));

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(server.url + path, { headers: { 'accept-encoding': 'identity', ...headers }, method });
const pageAt = async (path: string) => (await open(path)).html;

describe('a page', () => {
  test.each(['/', '/news/', '/NEWS', '/admin/', '/admin/no-such-screen', '/index.html'])(
    'is the shell at %s, revalidated each time',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(await answer.text()).toContain('<div id="root"></div>');
    },
  );

  test("carries the site's configuration and the registry, before the first script", async () => {
    const html = await pageAt('/news');
    expect(readDataBlock(html, 'site-config')).toEqual({
      apiBase: '/api',
      siteName: 'Lamp </script><script>alert(1)</script> & "Co"',
      tagline: '',
      phone: '+265 1',
      email: 'a@example.org',
      timeZone: 'Africa/Blantyre',
      utcOffset: 120,
      origin: server.url,
      language: 'en',
      today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      todayEnds: expect.any(Number),
    });
    expect(readDataBlock(html, 'remotes')).toEqual({
      format: 1,
      remotes: [REGISTRY.remotes[0]],
      elsewhere: ['/admin'],
    });
    expect(readDataBlock(await pageAt('/admin'), 'remotes')).toEqual({
      format: 1,
      remotes: [REGISTRY.remotes[1]],
      elsewhere: ['/'],
    });
    expect(html.indexOf('id="remotes"')).toBeLessThan(html.indexOf('<script defer'));
    // No setting breaks out of its place.
    expect(html).not.toContain('<script>alert(1)');
    expect(html).toContain(
      '<title>Lamp &lt;/script>&lt;script>alert(1)&lt;/script> &amp; &quot;Co&quot;</title>',
    );
  });

  test.each([
    ['/', 'public-site', 'admin-app'],
    ['/administration', 'public-site', 'admin-app'],
    ['/admin', 'admin-app', 'public-site'],
    ['/admin/partners?page=2', 'admin-app', 'public-site'],
  ])('at %s hints at the files of %s only', async (path, owner, other) => {
    const html = await pageAt(path);
    expect(html).toContain(
      `<link rel="preload" as="fetch" href="/remotes/${owner}/1.0.0-abc/mf-manifest.json" crossorigin="anonymous">`,
    );
    expect(html).toContain(
      `<link rel="preload" as="script" href="/remotes/${owner}/1.0.0-abc/static/entry.js" crossorigin="anonymous" integrity="sha384-entry">`,
    );
    expect(html).not.toContain(`href="/remotes/${other}/`);
  });

  test('is not sent again while unchanged, is compressed, and has no body for HEAD', async () => {
    const tag = (await get('/')).headers.get('etag') ?? '';
    expect((await get('/', { 'if-none-match': tag })).status).toBe(304);
    expect((await get('/admin', { 'if-none-match': tag })).status).toBe(200);
    expect((await get('/news', {}, 'HEAD')).status).toBe(200);

    const compressed = await get('/', { 'accept-encoding': 'br' });
    expect(compressed.headers.get('content-encoding')).toBe('br');
    expect(compressed.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
    expect(await compressed.text()).toContain('id="remotes"');
  });
});

describe('a file', () => {
  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['identity', null],
    ['br;q=0, gzip', 'gzip'],
  ])('for a browser that takes %s comes as %s', async (accepted, encoding) => {
    const answer = await get('/static/index.817909caa6.js', { 'accept-encoding': accepted });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('content-type')).toMatch(/javascript; charset=utf-8$/);
    expect(answer.headers.get('vary')?.toLowerCase()).toBe('accept-encoding');
    expect(await answer.text()).toBe(SCRIPT);
  });

  test('with its hash in the name, or in a release, is cached forever', async () => {
    for (const path of [
      '/static/index.817909caa6.js',
      '/remotes/public-site/1.0.0-abc/static/entry.js',
    ])
      expect((await get(path)).headers.get('cache-control')).toBe(
        'public, max-age=31536000, immutable',
      );
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  test('that is missing is no page, and cannot be posted', async () => {
    for (const path of [
      '/static/index.gone.js',
      '/static/',
      '/remotes/public-site/1.0.0-abc/gone.js',
      '/remotes/public-site/9.9.9/mf-manifest.json',
      '/favicon.ico',
      '/.inputs',
      '/api/nothing',
      '/api',
    ]) {
      const answer = await get(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.headers.get('cache-control')).not.toMatch(/immutable/);
      expect(await answer.json()).toEqual({ message: expect.any(String) });
    }
    expect((await get('/news', {}, 'POST')).status).toBe(404);
    expect((await get('/static/index.817909caa6.js', {}, 'DELETE')).status).toBe(404);
  });
});

describe('the registry', () => {
  test('is in a page with the hashes of the first files only, so that pages stay small', async () => {
    const later = { ...ENTRY_HASHES, 'static/later.js': 'sha384-later' };
    const live = { ...remote('public-site', ['/']), integrity: later };
    const next = { format: 1, remotes: [{ ...live, previous: { ...live, version: '0.9.0-abc' } }] };
    await putLive(next);
    expect(await (await get('/remotes.json')).json()).toEqual(next);
    expect(readDataBlock(await pageAt('/'), 'remotes')).toMatchObject({
      remotes: [
        { integrity: ENTRY_HASHES, previous: { version: '0.9.0-abc', integrity: ENTRY_HASHES } },
      ],
    });
    expect(await pageAt('/')).not.toContain('sha384-later');
  });

  test('is revalidated each time, and a release shows at once', async () => {
    const answer = await get('/remotes.json');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.json()).toEqual(REGISTRY);
    const next = { ...REGISTRY, remotes: [remote('public-site', ['/'], { version: '1.0.1-abc' })] };
    await putLive(next);
    expect(await (await get('/remotes.json')).json()).toEqual(next);
    expect(readDataBlock(await pageAt('/'), 'remotes')).toEqual({ ...next, elsewhere: [] });

    // Of the requested remotes.
    await putLive(REGISTRY);
    const about = async (of: string) => (await get(`/remotes.json?of=${of}`)).json();
    expect(await about('admin-app')).toEqual({
      format: 1,
      remotes: [REGISTRY.remotes[1]],
      elsewhere: ['/'],
    });
    expect(await about('nobody')).toEqual({ format: 1, remotes: [], elsewhere: ['/', '/admin'] });
    expect(await about('public-site&of=admin-app')).toEqual({ ...REGISTRY, elsewhere: [] });
  });

  test('leaves the cache of other remotes valid after a release', async () => {
    const addresses = [
      '/',
      '/remotes.json?of=public-site',
      '/admin',
      '/remotes.json?of=public-site,admin-app',
    ];
    const tags = await Promise.all(
      addresses.map(async (path) => (await get(path)).headers.get('etag') ?? ''),
    );
    const again = () =>
      Promise.all(
        addresses.map(
          async (path, index) => (await get(path, { 'if-none-match': tags[index] ?? '' })).status,
        ),
      );
    expect(await again()).toEqual([304, 304, 304, 304]);

    const next = {
      ...REGISTRY,
      revision: 2,
      remotes: [REGISTRY.remotes[0], remote('admin-app', ['/admin'], { version: '2.0.0' })],
    };
    await putLive(next);
    expect(await again()).toEqual([304, 304, 200, 200]);
  });

  test('that cannot be read any more leaves the page as it was', async () => {
    const before = await pageAt('/');
    await putLive('{ broken');
    expect(await pageAt('/')).toBe(before);
  });

  test('of a third remote has pages below its prefix, also from an origin that the registry allows', async () => {
    const shop = remote('shop', ['/shop'], {
      manifest: 'https://cdn.example.org/shop/1/mf-manifest.json',
    });
    const origins = ['https://cdn.example.org', "'unsafe-inline'; script-src *"];
    const next = { ...REGISTRY, origins, remotes: [...REGISTRY.remotes, shop] };
    await putLive(next);

    const answer = await get('/shop/candles');
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toMatch(/rel="canonical" href="http:[^"]*\/shop\/candles"/);
    expect(html).toContain('href="https://cdn.example.org/shop/1/static/entry.js" crossorigin');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self' https://cdn.example.org;");
    expect(policy).toContain("connect-src 'self' https://cdn.example.org;");
    expect(policy).not.toContain('script-src *');
    for (const path of ['/shopping', '/no/such/page'])
      expect(readDataBlock(await pageAt(path), 'remotes')).toMatchObject({
        remotes: [{ name: 'public-site' }],
      });
  });

  test('gives a page only the CSP sources that its remote declares, and the report URL of its version', async () => {
    const sources = {
      'media-src': ['https://media.example.org'],
      'connect-src': ['wss://live.example.org', 'https:'],
      'script-src': ['https://cdn.example.org'],
    };
    const shop = { ...remote('shop', ['/shop']), sources };
    const next = { ...REGISTRY, remotes: [...REGISTRY.remotes, shop] };
    await putLive(next);
    const policyAt = async (path: string) =>
      (await get(path)).headers.get('content-security-policy') ?? '';
    const own = (await policyAt('/shop/candles')).split(';');
    expect(own).toContain("media-src 'self' https://media.example.org");
    expect(own).toContain("connect-src 'self' wss://live.example.org");
    expect(own).toContain("script-src 'self'");
    expect(own).toContain('report-uri /api/policy-reports?remote=shop&version=1.0.0-abc');
    for (const path of ['/news', '/admin']) {
      const others = await policyAt(path);
      expect(others).not.toContain('example.org');
      expect(others).toContain("connect-src 'self';");
    }
    expect(await policyAt('/news')).toContain(
      'report-uri /api/policy-reports?remote=public-site&version=1.0.0-abc',
    );
    expect(await policyAt('/api/content/partners')).not.toContain('report-uri');

    // Browsers send nothing to these endpoints over HTTP.
    expect(await policyAt('/news')).not.toContain('report-to');
    const overHttps = await another({ config: { shellDir, releasesDir, trustProxy: 1 } });
    const { headers } = await fetch(`${overHttps.url}/news`, {
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(headers.get('content-security-policy')).toContain('report-to ');
    expect(headers.get('reporting-endpoints')).toContain('/api/policy-reports?remote=public-site');
  });
});

describe('/readyz', () => {
  const shellOffers = (contract: string) =>
    writeFile(
      join(shellDir, 'shell.json'),
      JSON.stringify({ version: '2.0.0-new', contract, shared: {} }),
    );
  afterEach(async () => {
    await rm(join(shellDir, 'shell.json'), { force: true });
    await writeFile(join(releasesDir, 'admin-app/1.0.0-abc/static/entry.js'), SCRIPT);
  });

  test.each<[string, () => Promise<void>, string]>([
    [
      'the live shell offers another contract',
      () => shellOffers('2.0.0'),
      'public-site 1.0.0-abc needs the shell contract ^1.0.0, but the live shell 2.0.0-new offers 2.0.0. admin-app 1.0.0-abc needs the shell contract ^1.0.0, but the live shell 2.0.0-new offers 2.0.0.',
    ],
    [
      'a file of a live remote is missing',
      () => rm(join(releasesDir, 'admin-app/1.0.0-abc/static/entry.js')),
      'admin-app 1.0.0-abc is live, but files of it are missing, such as static/entry.js.',
    ],
    [
      'nothing was released',
      () => putLive({ format: 1, remotes: [] }),
      'Nothing has been released yet.',
    ],
    [
      'the registry cannot be read',
      () => putLive('{ broken'),
      'The registry of releases cannot be read.',
    ],
  ])(
    'is 200 while every live remote fits the live shell, 503 and says why when %s',
    async (_what, arrange, message) => {
      await shellOffers('1.3.0');
      expect((await get('/readyz')).status).toBe(200);
      await arrange();
      const answer = await get('/readyz');
      expect([answer.status, await answer.json()]).toEqual([503, { message }]);
      expect((await get('/healthz')).status).toBe(200);
    },
  );

  test('names the folders of uploads and releases when they cannot be written', async () => {
    const folder = await folderWith({});
    const { url } = await another({
      config: { dataDir: folder, releasesDir: join(folder, 'releases'), shellDir },
    });
    for (const name of ['uploads', 'releases']) {
      await rm(join(folder, name), { recursive: true });
      await writeFile(join(folder, name), 'in its place');
    }
    const { message } = (await (await fetch(`${url}/readyz`)).json()) as { message: string };
    for (const name of ['uploads', 'releases'])
      expect(message).toContain(
        `The folder of ${name} cannot be written. Give it to the account of the server.`,
      );
    // Strangers can read it.
    expect(message).not.toContain(folder);
  });
});

test('every response allows only our scripts, and has HSTS only over https', async () => {
  const paths = [
    '/',
    '/api/content/partners',
    '/static/index.817909caa6.js',
    '/favicon.svg',
    '/nothing.js',
  ];
  for (const path of paths) {
    const { headers } = await get(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("default-src 'self';");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain(
      'frame-src https://www.youtube-nocookie.com https://www.youtube.com https://player.vimeo.com;',
    );
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
    expect(headers.get('strict-transport-security')).toBeNull();
  }
  // A font cannot run anything.
  const font = await get('/static/heading.817909caa6.woff2');
  expect(font.headers.get('x-content-type-options')).toBe('nosniff');
  for (const name of ['content-security-policy', 'permissions-policy', 'x-frame-options'])
    expect(font.headers.get(name)).toBeNull();
  const https = { 'x-forwarded-proto': 'https' };
  const behindProxy = await another({ config: { trustProxy: 1, serviceWorker: false } });
  const { headers } = await fetch(`${behindProxy.url}/healthz`, { headers: https });
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  expect((await get('/healthz', https)).headers.get('strict-transport-security')).toBeNull();

  // The service worker is revalidated each time; one that is switched off unregisters itself.
  for (const [site, code] of [
    [server.url, 'caches.open('],
    [behindProxy.url, 'registration.unregister()'],
  ] as const) {
    const worker = await fetch(`${site}/service-worker.js`);
    expect(worker.status).toBe(200);
    expect(worker.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(await worker.text()).toContain(code);
  }
});

describe('without a front end', () => {
  test('API calls work, pages say why they do not, and the site is not ready', async () => {
    const bare = await another();
    const answerAt = async (path: string) => {
      const answer = await fetch(bare.url + path);
      return { status: answer.status, body: await answer.json() };
    };
    expect((await answerAt('/api/content/partners')).status).toBe(200);
    expect(await answerAt('/news')).toEqual({
      status: 503,
      body: { message: 'The website has not been built yet. Please try again in a minute.' },
    });
    expect((await answerAt('/healthz')).status).toBe(200);
    expect(await answerAt('/readyz')).toEqual({
      status: 503,
      body: { message: 'The shell is not built.' },
    });
    expect((await answerAt('/remotes.json')).status).toBe(404);
  });

  test('it is not ready without the database either', async () => {
    const broken = await another({ config: { shellDir, releasesDir } });
    await broken.database.destroy();
    const answer = await fetch(`${broken.url}/readyz`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ message: 'The database does not answer.' });
    expect((await fetch(`${broken.url}/api/content/partners`)).status).toBe(500);
    expect((await fetch(`${broken.url}/healthz`)).status).toBe(200);
  });
});

test('the offline page has the current contact and bank details', async () => {
  expect(await pageAt('/offline.html')).toContain('<h1>You are offline</h1>');
  const contact = { phone: '+265 999 111 222', email: 'office@example.org', address: 'Zomba' };
  const bank = {
    bankName: 'Sample Bank',
    accountName: 'Sample',
    accountNumber: '000111',
    swiftCode: 'SAMPLEXX',
  };
  await call('PUT', '/content/contact-details', { body: contact });
  await call('PUT', '/content/donation-details', { body: bank });
  const html = await pageAt('/offline.html');
  for (const text of Object.values({ ...contact, ...bank })) expect(html).toContain(text);
  expect(html).toContain('name="robots" content="noindex"');
  // An unknown custom property would leave a box without its colour.
  const used = [...html.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => `${name}:`);
  expect(used.filter((name) => !html.includes(name))).toEqual([]);
});
