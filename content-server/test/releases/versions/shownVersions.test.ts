import { join } from 'node:path';
import { hashOf } from '@charity-site/registry/store';
import { SMALL_SHELL } from '../../../testing/smallCode';
import { healthOf } from '../../../src/releases/reports/health';
import { writeFiles } from '../../../testing/folders';
import { unrendered } from '../../../testing/open';
import { startSmallSite, withStories } from '../../../testing/smallSite';

const SECRETS = {
  shell: 'the-secret-of-the-shell-team',
  'public-site': 'the-secret-of-the-public-team',
  'admin-app': 'the-secret-of-the-admin-team',
};

/** Starts a site with a version that is not live. */
const startSite = async () => {
  const deployTokens = Object.entries(SECRETS)
    .map(([remote, secret]) => `${remote}=${secret}`)
    .join();
  const site = await startSmallSite({ render: `return { html: 'live' };` }, { deployTokens });
  const { version } = await site.add(withStories(`return { html: 'not live' };`));
  const ask = (
    what: 'trials' | 'previews',
    token: string | null,
    requested = version,
    remote = 'public-site',
  ) => site.call('POST', `/releases/${remote}/${what}`, { token, body: { version: requested } });
  /** Starts a trial; returns the whole cookie, and the cookie as a browser sends it. */
  const startTrial = async (requested = version, remote: keyof typeof SECRETS = 'public-site') => {
    const { status, headers } = await ask('trials', SECRETS[remote], requested, remote);
    const whole = headers.get('set-cookie') ?? '';
    return { status, whole, cookie: whole.split(';')[0] ?? '' };
  };
  /** The preview link, as the team gets it. */
  const previewOf = async (requested = version) => {
    const { body } = await ask('previews', SECRETS['public-site'], requested);
    return { address: String(body.address), until: String(body.until) };
  };
  /** Opens a preview link as a colleague does. */
  const openPreview = async () => {
    const opened = await site.get((await previewOf()).address);
    return { ...opened, cookie: opened.headers.get('set-cookie')?.split(';', 1)[0] ?? '' };
  };
  return { ...site, version, ask, startTrial, previewOf, openPreview };
};

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

test.each(['trial', 'preview'])('only the browser of a %s gets the version', async (what) => {
  const { get, startTrial, openPreview, version } = site;
  const { cookie } = await (what === 'trial' ? startTrial() : openPreview());
  for (const [path, content] of [
    ['/stories', '<div id="root">not live</div>'],
    ['/news', '<div id="root">not live</div>'],
    ['/sitemap.xml', '/stories</loc>'],
  ] as const) {
    const { status, headers, html } = await get(path, { cookie });
    expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
    expect(html).toContain(content);
  }
  expect((await get('/remotes.json', { cookie })).html).toContain(`"version":"${version}"`);
  // A check also opens the page that the browser renders.
  const plain = await get('/stories', { cookie, 'x-rendering': 'off' });
  expect([plain.status, plain.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(plain.html).toContain(what === 'trial' ? '<p>Loading</p>' : 'not live');
  expect(plain.html).toContain(`"version":"${version}"`);

  const other = await get('/');
  expect(other.html).toContain('<div id="root">live</div>');
  expect(other.headers.get('x-robots-tag')).toBeNull();
  expect((await get('/sitemap.xml')).html).not.toContain('/stories</loc>');
  expect((await get('/remotes.json')).html).not.toContain(version);
});

test('a version that cannot be rendered gives the reason, and does not count for the live one', async () => {
  const { get, startTrial, failure } = site;
  const { version } = await site.add({ render: `throw new Error('broken page');` });
  const { cookie } = await startTrial(version);
  for (let tries = 0; tries < 4; tries += 1) {
    const { status, headers } = await get('/news', { cookie });
    expect(status).toBe(200);
    expect(decodeURIComponent(headers.get('x-not-rendered') ?? '')).toBe('Error: broken page');
  }
  expect((await get('/news')).html).toContain('<div id="root">live</div>');
  expect(await failure()).toBeUndefined();
});

test('only the team starts a trial or a preview of a stored version, and their tokens sign nobody in', async () => {
  const { ask, startTrial, openPreview, get, call, server } = site;
  for (const what of ['trials', 'previews'] as const)
    for (const [token, requested, status] of [
      [null, undefined, 401],
      [SECRETS['admin-app'], undefined, 403],
      [SECRETS['public-site'], '9.9.9-none', 404],
    ] as const) {
      const answer = await ask(what, token, requested);
      expect([what, answer.status, answer.headers.get('set-cookie')]).toEqual([what, status, null]);
    }
  const { whole, cookie } = await startTrial();
  expect(whole).toMatch(/^trial=[^;]+; Max-Age=900; Path=\/; HttpOnly; SameSite=Strict$/);
  for (const signedPin of [cookie, (await openPreview()).cookie])
    expect(
      await call('GET', '/auth/verify-token', { token: signedPin.replace(/^\w+=/, '') }),
    ).toMatchObject({
      status: 401,
      body: { message: 'Your session has ended. Please log in again.' },
    });
  for (const forged of ['trial=nonsense', `trial=${server.token}`, `${cookie.slice(0, -3)}abc`])
    expect((await get('/', { cookie: forged })).html).toContain('<div id="root">live</div>');
});

test('one browser gets a shell before it is live: its page, its server rendering and its files', async () => {
  const version = '2.0.0-second';
  const page = `<!doctype html><html lang="en"><head><title>Shell</title><script defer src="/static/index.817909caa6.js"></script></head><body data-shell="second"><div id="root"></div></body></html>`;
  const code = SMALL_SHELL.replace('head: {}', "head: { title: 'Second' }");
  const server = {
    file: 'server/shell.cjs',
    integrity: hashOf(Buffer.from(code)),
    starter: '/static/starter.js',
  };
  const lists = { prefixes: [], integrity: {}, preload: [] };
  const release = { version, manifest: '', contract: '1.2.0', ...lists, releasedAt: '' };
  await writeFiles(join(site.config.releasesDir, 'shell', version), {
    'index.html': page,
    'server/shell.cjs': code,
    'static/index.817909caa6.js': 'second();',
    'shell.json': JSON.stringify({ version, contract: '1.2.0', shared: {}, server }),
    '.release.json': JSON.stringify({ remote: 'shell', release, shared: {}, exposes: {} }),
  });
  await writeFiles(site.config.shellDir, { 'static/index.817909caa6.js': 'first();' });
  expect((await site.ask('trials', SECRETS['public-site'], version, 'shell')).status).toBe(403);
  const { status, cookie } = await site.startTrial(version, 'shell');
  expect(status).toBe(201);

  const { html } = await site.get('/', { cookie });
  expect(html).toContain('<body data-shell="second">');
  expect(html).toContain('<div id="root">live</div>');
  expect(html).toContain('<title>Second | Lamp of Mercy Trust</title>');
  expect((await site.get('/', { cookie, 'x-rendering': 'off' })).html).toContain(
    '<body data-shell="second">',
  );
  const script = await site.get('/static/index.817909caa6.js', { cookie });
  expect([script.html, script.headers.get('cache-control')]).toEqual(['second();', 'no-store']);

  expect((await site.get('/')).html).not.toContain('second');
  expect((await site.get('/static/index.817909caa6.js')).html).toBe('first();');
});

const BANNER = '<aside class="preview-banner" aria-label="Preview">';

test('a colleague who opens a preview link gets a banner on all pages, with a button that leaves', async () => {
  const { openPreview, get, version, server } = site;
  const { status, headers, cookie } = await openPreview();
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
    303,
    '/',
    'no-store',
  ]);
  expect(headers.get('set-cookie')).toMatch(
    /^preview=[^;]+; Max-Age=(604800|604799); Path=\/; HttpOnly; SameSite=Lax$/,
  );
  for (const path of ['/', '/news']) {
    const page = await get(path, { cookie });
    expect(page.html).toContain(BANNER);
    expect(page.html).toContain(
      `This is a preview of <strong>public-site</strong> ${version}. Visitors do not see it.`,
    );
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
  }
  expect((await get('/', { cookie, ...unrendered(site.server) })).html).toContain(BANNER);
  expect((await get('/')).html).not.toContain(BANNER);
  expect((await get('/', { cookie })).html).toContain(
    '<form method="post" action="/previews/leave"><button>Leave the preview</button></form>',
  );
  const leave = (site: string) =>
    fetch(`${server.url}/previews/leave`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, 'sec-fetch-site': site, referer: `${server.url}/news?page=2` },
    });
  const left = await leave('same-origin');
  expect([left.status, left.headers.get('location')]).toEqual([303, '/news?page=2']);
  expect(left.headers.get('set-cookie')).toBe(
    'preview=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  );
  expect((await leave('cross-site')).status).toBe(403);
});

test('a preview link works on every page for a week; an invalid or expired one gets a notice', async () => {
  const { previewOf, get, server, version } = site;
  const before = Date.now();
  const { address, until } = await previewOf();
  const { search, searchParams } = new URL(address);
  expect((await get(`/news?page=2&${search.slice(1)}`)).headers.get('location')).toBe(
    '/news?page=2',
  );

  for (const token of ['nonsense', server.token]) {
    const { status, html, headers } = await get(`/?preview=${token}`);
    expect(status).toBe(410);
    expect(html).toContain(
      'This preview has ended, or its address is not complete. Ask for a new one.',
    );
    expect(headers.get('set-cookie')).toBeNull();
    expect((await get('/', { cookie: `preview=${token}` })).html).toContain(
      '<div id="root">live</div>',
    );
  }

  const week = 7 * 24 * 3600_000;
  expect(Date.parse(until)).toBeGreaterThanOrEqual(before + week);
  const now = jest.spyOn(Date, 'now').mockImplementation(() => before + week + 60_000);
  try {
    expect((await get(address)).status).toBe(410);
    expect(
      (await get('/', { cookie: `preview=${searchParams.get('preview')}` })).html,
    ).not.toContain(version);
  } finally {
    now.mockRestore();
  }
});

test('two previews can be opened side by side', async () => {
  const { version } = await site.add({ render: `return { html: 'another' };` });
  const previews = [await site.previewOf(), await site.previewOf(version)];
  const cookies = previews.map(
    ({ address }) => `preview=${new URL(address).searchParams.get('preview')}`,
  );
  for (let views = 0; views < 3; views += 1) {
    const pages = await Promise.all(cookies.map((cookie) => site.get('/', { cookie })));
    expect(pages.map(({ html }) => /<div id="root">(.*?)<\/div>/.exec(html)?.[1])).toEqual([
      'not live',
      'another',
    ]);
  }
});

test('errors in a preview are not counted, also when visitors get the version later', async () => {
  const { cookie } = await site.openPreview();
  await site.get('/', { cookie });
  const report = async (version: string, sent: string) => {
    const reports = [{ kind: 'render', route: '/', name: 'Error' }];
    const body = JSON.stringify({ remote: 'public-site', version, reports });
    const headers = { 'content-type': 'application/json', cookie: sent };
    expect(
      (await fetch(`${site.server.url}/api/reports`, { method: 'POST', headers, body })).status,
    ).toBe(202);
  };
  const health = (version: string) =>
    healthOf(site.server.database, {
      remote: 'public-site',
      version,
      since: new Date(Date.now() - 60_000),
    });
  await report(site.version, cookie);
  const live = await site.release({ render: `return { html: 'live again' };` });
  await report(live, cookie);
  await report(live, '');
  await site.get('/', { cookie });
  await site.get('/');
  // Page views are written together, those of the preview would be among them.
  while ((await health(live)).visits === 0) await fetch(`${site.server.url}/healthz`);
  expect(await health(site.version)).toMatchObject({ visits: 0, visitorsWithErrors: 0 });
  expect(await health(live)).toMatchObject({ visits: 1, visitorsWithErrors: 1 });
});
