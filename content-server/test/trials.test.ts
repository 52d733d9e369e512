import { join } from 'node:path';
import { hashOf } from '@charity-site/registry/store';
import { SMALL_SHELL } from '../src/rendering/smallCode';
import { startTestServer, type TestServer } from '../src/testing';
import { callsTo } from './calls';
import { writeFiles } from './folders';
import { renderedSite, type SmallVersion } from './renderedSite';

const SECRETS = {
  shell: 'the-secret-of-the-shell-team',
  'public-site': 'the-secret-of-the-public-team',
  'admin-app': 'the-secret-of-the-admin-team',
};

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const siteWith = async (candidate: SmallVersion) => {
  const site = await renderedSite({ render: `return { html: 'live' };` });
  const deployTokens = Object.entries(SECRETS)
    .map(([remote, secret]) => `${remote}=${secret}`)
    .join();
  const server = await startTestServer({ config: site.config, deployTokens });
  servers.push(server);
  const { version } = await site.add(candidate);
  const ask = (secret: string | undefined, asked = version) =>
    fetch(`${server.url}/api/releases/public-site/trials`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(secret ? { authorization: `Bearer ${secret}` } : {}) },
      body: JSON.stringify({ version: asked }),
    });
  const get = async (path: string, cookie = '', headers: Record<string, string> = {}) => {
    const answer = await fetch(server.url + path, { headers: { ...headers, ...(cookie ? { cookie } : {}) } });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const cookieOf = async () => (await ask(SECRETS['public-site'])).headers.get('set-cookie')?.split(';')[0] ?? '';
  return { ...site, server, version, ask, get, cookieOf };
};

const STORIES = { path: '/stories', query: [], head: { title: 'Stories' } };
const NEW: SmallVersion = {
  render: `return { html: 'on trial' };`,
  changed: (made) => ({ ...made, routes: [...(made.routes ?? []), STORIES] }),
};

test('one browser sees a version before it is live, and nobody else does', async () => {
  const { get, cookieOf, version } = await siteWith(NEW);
  const cookie = await cookieOf();
  const tried = await get('/stories', cookie);
  expect(tried.status).toBe(200);
  expect(tried.text).toContain('<div id="root">on trial</div>');
  expect(tried.headers.get('cache-control')).toBe('no-store');
  const sitemap = await get('/sitemap.xml', cookie);
  expect(sitemap.text).toContain('/stories</loc>');
  expect(sitemap.headers.get('cache-control')).toBe('no-store');
  expect((await get('/remotes.json', cookie)).text).toContain(`"version":"${version}"`);

  expect((await get('/')).text).toContain('<div id="root">live</div>');
  expect((await get('/sitemap.xml')).text).not.toContain('/stories</loc>');
  expect((await get('/remotes.json')).text).not.toContain(version);
});

test('the page that the browser renders is that of the version on trial, too', async () => {
  const { get, cookieOf, version } = await siteWith(NEW);
  const { status, text } = await get('/stories', await cookieOf(), { 'x-rendering': 'off' });
  expect(status).toBe(200);
  expect(text).toContain('<p>Loading</p>');
  expect(text).toContain(`"version":"${version}"`);
});

test('a version that cannot be rendered says why, and does not count against the live one', async () => {
  const { get, cookieOf, server } = await siteWith({ render: `throw new Error('broken page');` });
  const cookie = await cookieOf();
  for (let tries = 0; tries < 4; tries += 1) {
    const { status, headers } = await get('/news', cookie);
    expect(status).toBe(200);
    expect(decodeURIComponent(headers.get('x-not-rendered') ?? '')).toBe('Error: broken page');
  }
  expect((await get('/news')).text).toContain('<div id="root">live</div>');
  const { body } = await callsTo(server)('GET', '/composition');
  expect(body.parts).toMatchObject([{ name: 'public-site' }]);
  expect((body.parts as { rendering?: object }[])[0]?.rendering).toBeUndefined();
});

test.each([
  ['without a token', undefined, 401],
  ["with another team's token", SECRETS['admin-app'], 403],
])('nobody starts a trial %s', async (_how, secret, status) => {
  const { ask } = await siteWith(NEW);
  const answer = await ask(secret);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('set-cookie')).toBeNull();
});

test('a version that is not there cannot be tried', async () => {
  const { ask } = await siteWith(NEW);
  expect((await ask(SECRETS['public-site'], '9.9.9-none')).status).toBe(404);
});

test('the cookie lasts a quarter of an hour, is hidden from scripts, and is no sign-in', async () => {
  const { ask, get, server } = await siteWith(NEW);
  const cookie = (await ask(SECRETS['public-site'])).headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^trial=[^;]+; Max-Age=900; Path=\/; HttpOnly; SameSite=Strict$/);
  const token = /^trial=([^;]+)/.exec(cookie)?.[1] ?? '';
  const answer = await fetch(`${server.url}/api/auth/verify-token`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(401);
  for (const forged of ['trial=nonsense', `trial=${server.token}`, `trial=${token.slice(0, -3)}abc`])
    expect((await get('/', forged)).text).toContain('<div id="root">live</div>');
});

test('one browser sees a shell before it is live: its page, its part of the rendering and its files', async () => {
  const site = await siteWith(NEW);
  const version = '2.0.0-second';
  const page = `<!doctype html><html lang="en"><head><title>Shell</title><script defer src="/static/index.817909caa6.js"></script></head><body data-shell="second"><div id="root"></div></body></html>`;
  const code = SMALL_SHELL.replace('head: {}', "head: { title: 'Second' }");
  const server = { file: 'server/shell.cjs', integrity: hashOf(Buffer.from(code)), starter: '/static/starter.js' };
  const release = {
    version,
    manifest: '',
    contract: '1.2.0',
    prefixes: [],
    integrity: {},
    preload: [],
    releasedAt: '',
  };
  await writeFiles(join(site.config.releasesDir, 'shell', version), {
    'index.html': page,
    'server/shell.cjs': code,
    'static/index.817909caa6.js': 'second();',
    'shell.json': JSON.stringify({ version, contract: '1.2.0', shared: {}, server }),
    '.release.json': JSON.stringify({ remote: 'shell', release, shared: {}, exposes: {} }),
  });
  await writeFiles(site.config.shellDir, { 'static/index.817909caa6.js': 'first();' });
  const trialOfShell = (secret: string) =>
    fetch(`${site.server.url}/api/releases/shell/trials`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify({ version }),
    });
  expect((await trialOfShell(SECRETS['public-site'])).status).toBe(403);
  const started = await trialOfShell(SECRETS.shell);
  expect(started.status).toBe(201);
  const cookie = started.headers.get('set-cookie')?.split(';')[0] ?? '';

  const tried = await site.get('/', cookie);
  expect(tried.text).toContain('<body data-shell="second">');
  expect(tried.text).toContain('<div id="root">live</div>');
  expect(tried.text).toContain('<title>Second | Lamp of Mercy Trust</title>');
  expect((await site.get('/', cookie, { 'x-rendering': 'off' })).text).toContain('<body data-shell="second">');
  const script = await site.get('/static/index.817909caa6.js', cookie);
  expect([script.text, script.headers.get('cache-control')]).toEqual(['second();', 'no-store']);

  expect((await site.get('/')).text).not.toContain('second');
  expect((await site.get('/static/index.817909caa6.js')).text).toBe('first();');
});
