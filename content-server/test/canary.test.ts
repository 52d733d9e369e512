import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@charity-site/registry';
import { startTestServer, TEST_ADMIN, type TestServer } from '../src/testing';
import { renderedSite, type SmallVersion } from './renderedSite';

const SECRET = 'the-secret-of-the-public-team';

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const LIVE: SmallVersion = { render: `return { html: 'live' };` };
const STORIES = { path: '/stories', query: [], head: { title: 'Stories' } };
const NEW: SmallVersion = {
  before: 'let count = 0;',
  render: `count += 1; return { html: 'canary ' + count };`,
  changed: (made) => ({ ...made, routes: [...(made.routes ?? []), STORIES] }),
};

const start = async (config: object) => {
  const server = await startTestServer({ config, deployTokens: `public-site=${SECRET}` });
  servers.push(server);
  return server;
};

const siteWith = async (share: number | undefined, candidate = NEW) => {
  const site = await renderedSite(LIVE);
  const release = await site.add(candidate);
  const server = await start(site.config);
  const get = async (path: string, cookie = '', headers: Record<string, string> = {}) => {
    const answer = await fetch(server.url + path, { headers: { ...headers, ...(cookie ? { cookie } : {}) } });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const call = async (path: string, body: object, token: string = SECRET) => {
    const answer = await fetch(`${server.url}/api/releases/public-site/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as { message?: string } };
  };
  const shown = (percent: number) => call('turns', { action: 'canary', to: release.version, share: percent });
  if (share !== undefined) {
    const smoke = { outcome: 'passed' };
    await call('verdicts', { version: release.version, shell: '1.0.0-shell', objections: [], smoke });
    expect(await shown(share)).toMatchObject({ status: 200 });
  }
  return { ...site, server, get, call, shown, canary: release.version };
};

/** The numbers among every 50th that get the canary: with a share of 1% there are 2 of 200. */
const withCanary = async ({ get }: { get: (path: string, cookie: string) => Promise<{ text: string }> }) => {
  const numbers = Array.from({ length: 200 }, (_one, index) => index * 50);
  const answers = await Promise.all(numbers.map((number) => get('/', `visitor=${number}`)));
  return numbers.filter((_number, index) => answers[index]?.text.includes('canary'));
};

test('a share of the visitors gets it, always the same ones, and a larger share has them too', async () => {
  const site = await siteWith(10);
  const first = await withCanary(site);
  expect(first).toHaveLength(20);
  expect(await withCanary(site)).toEqual(first);
  await site.shown(30);
  const more = await withCanary(site);
  expect(more).toHaveLength(60);
  expect(more).toEqual(expect.arrayContaining(first));
  // After a restart of the server, too.
  const again = await start(site.config);
  const get = async (path: string, cookie: string) => ({
    text: await (await fetch(again.url + path, { headers: { cookie } })).text(),
  });
  expect(await withCanary({ get })).toEqual(more);
});

test('a browser gets a number with its first page, which is the live one', async () => {
  const site = await siteWith(99);
  const { text, headers } = await site.get('/');
  expect(text).toContain('<div id="root">live</div>');
  expect(headers.get('set-cookie')).toMatch(/^visitor=\d{1,4}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  const numbered = await site.get('/', 'visitor=17');
  expect(numbered.headers.get('set-cookie')).toBeNull();
  for (const cookie of ['visitor=', 'visitor=-1', 'visitor=12345', 'visitor=x'])
    expect((await site.get('/', cookie)).text).toContain('<div id="root">live</div>');
});

test('without a canary nobody gets a number, and shared caches may keep pages', async () => {
  const { get } = await siteWith(undefined);
  const { headers } = await get('/', 'visitor=1');
  expect(headers.get('set-cookie')).toBeNull();
  expect(headers.get('cache-control')).toBe('no-cache');
  expect((await get('/')).headers.get('set-cookie')).toBeNull();
});

test('shared caches keep nothing that depends on the visitor', async () => {
  const site = await siteWith(10);
  const [number = 0] = await withCanary(site);
  for (const cookie of ['', `visitor=${number}`])
    for (const path of ['/', '/news', '/remotes.json', '/sitemap.xml', '/offline.html'])
      expect((await site.get(path, cookie)).headers.get('cache-control')).toBe('private, no-cache');
  expect((await site.get('/', '', { 'x-rendering': 'off' })).headers.get('cache-control')).toBe('private, no-cache');
  // A browser that kept the page of the live version gets the canary's.
  const etag = (await site.get('/')).headers.get('etag') ?? '';
  expect((await site.get('/', '', { 'if-none-match': etag })).status).toBe(304);
  expect((await site.get('/', `visitor=${number}`, { 'if-none-match': etag })).status).toBe(200);
});

test('page, registry and sitemap of a visitor agree, and nothing names the canary to others', async () => {
  const site = await siteWith(10);
  const [number = 0] = await withCanary(site);
  const cookie = `visitor=${number}`;
  const registryIn = async (from: string, init = '') => {
    const { text } = await site.get(from, init);
    const json = from === '/' ? (/id="remotes">(.*?)<\/script>/.exec(text)?.[1] ?? '') : text;
    return JSON.parse(json) as Registry;
  };
  for (const from of ['/', '/remotes.json', '/remotes.json?of=public-site']) {
    const [remote] = (await registryIn(from, cookie)).remotes;
    expect(remote).toMatchObject({ version: site.canary, previous: { version: site.version } });
    expect(remote).not.toHaveProperty('canary');
    expect(JSON.stringify(await registryIn(from))).not.toContain(site.canary);
  }
  expect((await site.get('/stories', cookie)).status).toBe(200);
  expect((await site.get('/sitemap.xml', cookie)).text).toContain('/stories</loc>');
  expect((await site.get('/sitemap.xml')).text).not.toContain('/stories</loc>');
  expect((await site.get('/stories', cookie, { 'x-rendering': 'off' })).text).toContain(site.canary);
});

test('pages of a canary are kept like those of the live version', async () => {
  const site = await siteWith(10);
  const numbers = await withCanary(site);
  const texts = await Promise.all(numbers.slice(0, 5).map((number) => site.get('/news', `visitor=${number}`)));
  expect(new Set(texts.map(({ text }) => /canary \d+/.exec(text)?.[0])).size).toBe(1);
});

test('its pages are forgotten when it ends: all visitors get the live version', async () => {
  const site = await siteWith(50);
  expect(await withCanary(site)).toHaveLength(100);
  expect((await site.call('turns', { action: 'rollback' })).status).toBe(200);
  expect(await withCanary(site)).toEqual([]);
});

test('promoted, all visitors get it, with or without a number', async () => {
  const site = await siteWith(10);
  expect((await site.call('turns', { action: 'promote' })).status).toBe(200);
  expect(await withCanary(site)).toHaveLength(200);
  expect((await site.get('/')).text).toContain('canary');
});

test('one that cannot be rendered is left to the browser, for its visitors only', async () => {
  const site = await siteWith(10, { render: `throw new Error('broken');` });
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_one, index) => site.get('/', `visitor=${index * 50}`)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const left = answers.filter(({ text }) => text.includes('<p>Loading</p>'));
  expect(left).toHaveLength(20);
  for (const { text } of left) expect(text).toContain(site.canary);
});

test('one that does not fit the live shell is shown to nobody', async () => {
  const site = await siteWith(50);
  const file = join(site.config.releasesDir, 'remotes.json');
  const registry = JSON.parse(await readFile(file, 'utf8')) as Registry;
  const shell = { version: '9.0.0-x', contract: '9.0.0', releasedAt: '2026-11-21T00:00:00.000Z' };
  await writeFile(file, JSON.stringify({ ...registry, shell }));
  const { remotes } = JSON.parse((await site.get('/remotes.json', 'visitor=1')).text) as Registry;
  expect(remotes).toMatchObject([{ version: site.version }]);
  expect(remotes[0]).not.toHaveProperty('canary');
});

test('the administrator sees it and ends it on the plain page, but cannot start one', async () => {
  const site = await siteWith(10);
  const { url, token } = site.server;
  const canary = { action: 'canary', to: site.canary, share: 90 };
  expect((await site.call('turns', canary, token)).status).toBe(403);
  const post = (path: string, fields: Record<string, string>, cookie = '') =>
    fetch(`${url}/releases/${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'same-origin', cookie },
      body: new URLSearchParams(fields),
    });
  const cookie = (await post('sign-in', TEST_ADMIN)).headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const page = async (path = '') => (await site.get(`/releases${path}`, cookie)).text;
  const html = await page();
  expect(html).toContain(`10% of the visitors have seen a new version, ${site.canary}, since `);
  expect(html).toContain('Give it to all visitors: Public website');
  expect(html).toContain('Take it back: Public website');
  const order = { part: 'public-site', replaces: site.version, to: site.canary, action: 'end-canary' };
  expect((await post('canary', order)).status).toBe(401);
  const done = await post('canary', order, cookie);
  expect([done.status, done.headers.get('location')]).toEqual([303, '/releases?done=canary']);
  const after = await page('?done=canary');
  expect(after).toContain('<p role="status">All visitors get the same version with the next page they open.</p>');
  expect(after).not.toContain('Give it to all visitors');
  expect(after).toContain('The new version of the public website was taken back from the visitors who had it');
  expect(await withCanary(site)).toEqual([]);
});
