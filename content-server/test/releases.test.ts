import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startTestServer, type TestServer } from '../src/testing';

const SECRETS = { 'public-site': 'the-secret-of-the-public-team', 'admin-app': 'the-secret-of-the-admin-team' };
const HASH = createHash('sha256').update(SECRETS['admin-app']).digest('hex');
const UPLOAD = '0123456789abcdef0123456789abcdef';

let releasesDir: string;
let server: TestServer;

beforeAll(async () => {
  releasesDir = await mkdtemp(join(tmpdir(), 'releases-'));
  const deployTokens = `public-site=${SECRETS['public-site']}, admin-app=sha256:${HASH}`;
  server = await startTestServer({ deployTokens, config: { releasesDir } });
});
afterAll(async () => {
  await server.close();
  await rm(releasesDir, { recursive: true });
});
afterEach(async () => {
  for (const name of await readdir(releasesDir)) await rm(join(releasesDir, name), { recursive: true });
});

const call = async (method: string, path: string, { token, body }: { token?: string; body?: unknown } = {}) => {
  const answer = await fetch(`${server.url}/api/releases${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as { message?: string } & Record<string, unknown> };
};

const send = async (
  file: string,
  content: string | Buffer,
  { remote = 'public-site', token = SECRETS['public-site'], digest = '', type = 'application/octet-stream' } = {},
) => {
  const bytes = Buffer.from(content);
  const hash = createHash('sha256').update(bytes).digest('base64');
  const answer = await fetch(`${server.url}/api/releases/${remote}/uploads/${UPLOAD}/${file}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': type,
      'content-digest': digest || `sha-256=:${hash}:`,
    },
    body: new Uint8Array(bytes),
  });
  return { status: answer.status, body: (await answer.json()) as { message: string } };
};

const MANIFEST = JSON.stringify({
  metaData: { remoteEntry: { name: 'static/entry.js' } },
  shared: [],
  exposes: [{ path: './routes', assets: { js: { sync: ['static/entry.js'] }, css: { sync: [] } } }],
});
const SCRIPT = `console.log('${'x'.repeat(800)}')`;
const DECLARED = { version: '0.1.0', contract: '^1.0.0', prefixes: ['/'], smokePath: '/' };

const versionOf = (files: Record<string, string>): string => {
  const hash = createHash('sha256');
  for (const name of Object.keys(files).sort())
    hash
      .update(name)
      .update('\0')
      .update(files[name] ?? '')
      .update('\0');
  return `0.1.0-${hash.digest('hex').slice(0, 10)}`;
};
const VERSION = versionOf({ 'mf-manifest.json': MANIFEST, 'static/entry.js': SCRIPT });

const sendBuild = async () => {
  expect((await send('mf-manifest.json', MANIFEST)).status).toBe(201);
  expect((await send('static/entry.js', SCRIPT)).status).toBe(201);
};
const complete = (version = VERSION, more: object = {}) =>
  call('POST', `/public-site/uploads/${UPLOAD}`, {
    token: SECRETS['public-site'],
    body: { version, declared: { ...DECLARED, ...more } },
  });
const turnTo = (to: string, more: object = {}, token: string = SECRETS['public-site']) =>
  call('POST', '/public-site/turns', { token, body: { action: 'release', to, by: 'Grace', ...more } });

/** What a browser could get of what was sent; nothing may be there before it is complete. */
const served = async (file: string) => (await fetch(`${server.url}/remotes/public-site/${VERSION}/${file}`)).status;

describe('who may release', () => {
  it.each([
    ['nobody without a token', undefined, 401],
    ['nobody with a wrong one', 'a-secret-that-nobody-was-given', 401],
    ["nobody with another team's", SECRETS['admin-app'], 403],
  ])('%s', async (_who, token, status) => {
    for (const [method, path] of [
      ['PUT', `/public-site/uploads/${UPLOAD}/static/entry.js`],
      ['POST', `/public-site/uploads/${UPLOAD}`],
      ['POST', '/public-site/turns'],
      ['POST', '/public-site/verdicts'],
      ['POST', '/public-site/prunings'],
    ] as const)
      expect((await call(method, path, { token, body: {} })).status).toBe(status);
    expect(await readdir(releasesDir)).toEqual([]);
  });

  it('each team its own remote, also where only the hash of its secret is kept', async () => {
    const options = { remote: 'admin-app', token: SECRETS['admin-app'] };
    expect((await send('static/entry.js', SCRIPT, options)).status).toBe(201);
    const { status, body } = await send('static/entry.js', SCRIPT, { remote: 'admin-app' });
    expect(status).toBe(403);
    expect(body.message).toBe('This deploy token may release public-site, and not admin-app.');
  });

  it('the administrator sees all and can roll back, but not release', async () => {
    expect((await call('GET', '', { token: server.token })).body).toMatchObject({ registry: { remotes: [] } });
    expect((await call('GET', '')).status).toBe(401);
    expect((await turnTo(VERSION, {}, server.token)).status).toBe(403);
    const { status, body } = await turnTo(VERSION, { action: 'rollback', to: undefined }, server.token);
    expect(status).toBe(400);
    expect(body.message).toBe('public-site has never been released.');
  });
});

describe('a build on its way in', () => {
  it('is nowhere to be seen until it is complete, and live only when the registry turns', async () => {
    await sendBuild();
    await send('static/entry.js.br', brotliCompressSync(SCRIPT));
    expect(await served('static/entry.js')).toBe(404);
    expect((await fetch(`${server.url}/remotes/public-site/.arriving-${UPLOAD}/static/entry.js`)).status).toBe(404);

    expect(await complete()).toMatchObject({ status: 201, body: { release: { version: VERSION }, files: 2 } });
    expect(await served('static/entry.js')).toBe(200);
    expect(await served('.release.json')).toBe(404);
    expect((await fetch(`${server.url}/remotes.json`)).status).toBe(404);

    expect(await turnTo(VERSION, { replaces: null })).toMatchObject({ status: 200, body: { version: VERSION } });
    expect(await (await fetch(`${server.url}/remotes.json`)).json()).toMatchObject({
      revision: 1,
      remotes: [{ name: 'public-site', version: VERSION }],
    });
    const { history } = (await call('GET', '', { token: server.token })).body as { history: { by: string }[] };
    expect(history[0]?.by).toBe('Grace (deploy token of public-site)');
    expect((await turnTo(VERSION, { replaces: null })).status).toBe(409);
    for (const book of ['history.json', 'verdicts.json'])
      expect((await fetch(`${server.url}/remotes/${book}`)).status).toBe(404);
  });

  it.each([
    ['up and out', '..%2F..%2Fremotes.json'],
    ['up and out, written plainly', 'static/%2e%2e/%2e%2e/%2e%2e/remotes.json'],
    ['an absolute path', '%2Fetc%2Fpasswd'],
    ['a hidden file', '.release.json'],
    ['a backslash', 'static%5C..%5C..%5Cx.js'],
    ['a null', 'static/x%00.js'],
    ['many folders', 'a/b/c/d/e/f/g.js'],
  ])('goes no other way than its own: %s', async (_what, file) => {
    const { status } = await send(file, SCRIPT);
    expect([400, 404]).toContain(status);
    expect(await readdir(releasesDir, { recursive: true })).toEqual([]);
  });

  it('is refused where a file was damaged on the way, is too large, or of another type', async () => {
    const damaged = await send('static/entry.js', SCRIPT, { digest: 'sha-256=:AAAA:' });
    expect(damaged).toMatchObject({ status: 400, body: { message: expect.stringContaining('Send it again.') } });
    expect((await send('static/entry.js', Buffer.alloc(9 * 1024 * 1024))).status).toBe(413);
    expect((await send('static/entry.js', SCRIPT, { type: 'text/html' })).status).toBe(415);
  });

  it.each([
    ['a file is missing', () => send('mf-manifest.json', MANIFEST), VERSION, {}],
    ['a file was added', () => sendBuild().then(() => send('static/more.js', '1')), VERSION, {}],
    ['a file was changed', () => sendBuild().then(() => send('static/entry.js', '1')), VERSION, {}],
    ['there is no manifest', () => send('static/entry.js', SCRIPT), VERSION, {}],
    [
      'a compressed file is another one',
      () => sendBuild().then(() => send('static/entry.js.br', brotliCompressSync('alert(1)'))),
      VERSION,
      {},
    ],
    ['it declares no paths', sendBuild, VERSION, { prefixes: [] }],
    ['its version leads elsewhere', sendBuild, '../../x', {}],
  ])('becomes no version when %s', async (_what, arrange, version, more) => {
    await arrange();
    const { status, body } = await complete(version, more);
    expect(status).toBe(400);
    expect(body.message).toMatch(/\w/);
    expect(await served('static/entry.js')).toBe(404);
    const there = await readdir(join(releasesDir, 'public-site')).catch(() => []);
    expect(there.filter((name) => !name.startsWith('.'))).toEqual([]);
  });

  it('is live as it was sent', async () => {
    await sendBuild();
    await complete();
    expect(await readFile(join(releasesDir, 'public-site', VERSION, 'static/entry.js'), 'utf8')).toBe(SCRIPT);
    expect((await complete()).status).toBe(404);
  });
});
