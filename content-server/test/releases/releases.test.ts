import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readCandidate } from '@charity-site/registry/store';
import { startTestServer } from '../../testing';
import type { Call } from '../../testing/calls';
import { folderWith, writeFiles } from '../../testing/folders';
import { siteFor } from '../../testing/site';

const SECRETS = {
  'public-site': 'the-secret-of-the-public-team',
  'admin-app': 'the-secret-of-the-admin-team',
};
const HASH = createHash('sha256').update(SECRETS['admin-app']).digest('hex');
const UPLOAD = '0123456789abcdef0123456789abcdef';

let releasesDir: string;
let shellDir: string;

const { server, open, ...site } = siteFor(async () => {
  releasesDir = await folderWith({});
  shellDir = join(releasesDir, '.shell');
  VERSION = await computeVersion();
  const deployTokens = `public-site=${SECRETS['public-site']}, admin-app=sha256:${HASH}`;
  return startTestServer({ deployTokens, config: { releasesDir, shellDir } });
});
afterEach(async () => {
  for (const name of await readdir(releasesDir))
    await rm(join(releasesDir, name), { recursive: true });
});

const call: Call = (method, path, options) => site.call(method, `/releases${path}`, options);

const send = async (
  file: string,
  content: string | Buffer,
  {
    remote = 'public-site',
    token = SECRETS['public-site'] as string,
    digest = '',
    type = 'application/octet-stream',
    upload = UPLOAD,
  } = {},
) => {
  const bytes = Buffer.from(content);
  const hash = createHash('sha256').update(bytes).digest('base64');
  const answer = await fetch(`${server.url}/api/releases/${remote}/uploads/${upload}/${file}`, {
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

/** The version that the release command computes of the build. */
let VERSION: string;

const computeVersion = async (): Promise<string> => {
  const build = await folderWith({ 'mf-manifest.json': MANIFEST, 'static/entry.js': SCRIPT });
  return (await readCandidate('public-site', build, DECLARED)).record.release.version;
};

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
  call('POST', '/public-site/turns', {
    token,
    body: { action: 'release', to, by: 'Grace', ...more },
  });
/** Sends a check result, as the team of public-site. */
const note = (body: object) =>
  call('POST', '/public-site/verdicts', { token: SECRETS['public-site'], body });

/** Status of a sent file for browsers; nothing may be there before the upload is complete. */
const served = async (file: string) =>
  (await open(`/remotes/public-site/${VERSION}/${file}`)).status;

test.each([
  ['without a token', null, 401],
  ['with a wrong one', 'a-secret-that-nobody-was-given', 401],
  ["with another team's", SECRETS['admin-app'], 403],
])('nobody may release %s', async (_who, token, status) => {
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

test('each team may release its own remote, also where only the hash of its secret is kept; the administrator may roll back', async () => {
  const sendAs = (token: string) => send('static/entry.js', SCRIPT, { remote: 'admin-app', token });
  const refusal = (remote: string) => ({
    status: 403,
    body: { message: `This deploy token may release public-site, and not ${remote}.` },
  });
  expect((await sendAs(SECRETS['admin-app'])).status).toBe(201);
  expect(await sendAs(SECRETS['public-site'])).toEqual(refusal('admin-app'));
  const shell = await call('POST', `/shell/uploads/${UPLOAD}`, {
    token: SECRETS['public-site'],
    body: {},
  });
  expect(shell).toMatchObject(refusal('shell'));
  expect((await call('GET', '')).body).toMatchObject({ registry: { remotes: [] } });
  expect((await call('GET', '', { token: null })).status).toBe(401);
  expect((await turnTo(VERSION, {}, server.token)).status).toBe(403);
  expect(await turnTo(VERSION, { action: 'rollback', to: undefined }, server.token)).toMatchObject({
    status: 400,
    body: { message: 'public-site has never been released.' },
  });
});

interface State {
  registry: { remotes: { name: string }[] };
  history: { remote: string; by: string }[];
  verdicts: { remote: string; by: string; verified?: boolean }[];
  records: { remote: string }[];
}
const stateFor = async (token: string) =>
  (await call('GET', '', { token })).body as unknown as State;

test("a deploy token gets the state of its own remotes, and never the administrator's e-mail", async () => {
  await sendBuild();
  await complete();
  await note({ version: VERSION, shell: 'none', objections: [], smoke: { outcome: 'passed' } });
  await turnTo(VERSION);
  expect((await turnTo(VERSION, { action: 'rollback' }, server.token)).status).toBe(200);

  const own = await stateFor(SECRETS['public-site']);
  expect(own.records.map(({ remote }) => remote)).toEqual(['public-site']);
  expect(own.history.map(({ by }) => by)).toEqual(['the administrator', 'the public-site team']);
  expect(own.verdicts.map(({ by }) => by)).toEqual(['the public-site team']);
  const others = await stateFor(SECRETS['admin-app']);
  expect(others).toMatchObject({ records: [], history: [], verdicts: [] });
  expect(others.registry.remotes.map(({ name }) => name)).toEqual(['public-site']);
  expect(JSON.stringify([own, others])).not.toContain('@');
  const { history } = await stateFor(server.token);
  expect(history.map(({ by }) => by)).toEqual([server.admin.email, 'the public-site team']);
});

test('the check result that a team reports is kept as not verified, and the site checks its contract itself', async () => {
  const shell = { version: 'shell-1', contract: '3.0.0', shared: {} };
  await writeFiles(shellDir, { 'shell.json': JSON.stringify(shell) });
  await sendBuild();
  await complete();
  const smoke = { outcome: 'passed' };
  await note({
    version: VERSION,
    shell: 'shell-1',
    objections: [],
    smoke,
    verified: true,
    by: 'the site itself',
  });
  expect((await stateFor(SECRETS['public-site'])).verdicts).toEqual([
    expect.objectContaining({
      by: 'the public-site team',
      verified: false,
      objections: [expect.stringContaining('the shell offers 3.0.0')],
      smoke,
    }),
  ]);
});

test('a screenshot of a page that failed is for its own team and the administrator, and nowhere else to be found', async () => {
  const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
  const report = (image: Buffer | string) =>
    note({
      version: '0.1.0-refused',
      shell: 'shell-1',
      objections: [],
      smoke: {
        outcome: 'failed',
        note: 'it threw',
        failedPage: { path: '/', width: 360, console: [] },
      },
      screenshot: typeof image === 'string' ? image : image.toString('base64'),
    });
  const get = (name: string, token?: string) =>
    fetch(`${server.url}/api/releases/${name.replace('/', '/screenshots/')}`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
  for (const [fault, image] of [
    ['another type', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['too large', Buffer.concat([JPEG, Buffer.alloc(300 * 1024)])],
    ['no base64', '\u00e9'],
  ] as const)
    expect([fault, (await report(image)).status]).toEqual([fault, 400]);
  expect(await readdir(releasesDir)).not.toContain('verdicts.json');

  const { status, body } = await report(JPEG);
  expect(status).toBe(201);
  const name = String(body.screenshot);
  expect((await get(name)).status).toBe(401);
  expect((await get(name, SECRETS['admin-app'])).status).toBe(403);
  expect((await open(`/remotes/.screenshots/${name}`)).status).toBe(404);
  for (const token of [SECRETS['public-site'], server.token]) {
    const answer = await get(name, token);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(JPEG);
  }
  expect((await get(`public-site/${'0'.repeat(32)}.jpg`, server.token)).status).toBe(404);
  expect((await get('public-site/..%2F..%2Fremotes.json', server.token)).status).toBe(400);
});

describe('a build on its way in', () => {
  test('is nowhere to be seen until it is complete, and live only when the registry turns', async () => {
    await sendBuild();
    await send('static/entry.js.br', brotliCompressSync(SCRIPT));
    expect(await served('static/entry.js')).toBe(404);
    const [arriving] = await readdir(join(releasesDir, 'public-site'));
    expect(arriving).toMatch(/^\.arriving-/);
    expect((await open(`/remotes/public-site/${arriving}/static/entry.js`)).status).toBe(404);

    expect(await complete()).toMatchObject({
      status: 201,
      body: { release: { version: VERSION }, files: 2 },
    });
    expect((await complete()).status).toBe(404);
    expect(
      await readFile(join(releasesDir, 'public-site', VERSION, 'static/entry.js'), 'utf8'),
    ).toBe(SCRIPT);
    expect(await served('static/entry.js')).toBe(200);
    expect(await served('.release.json')).toBe(404);
    expect((await open('/remotes.json')).status).toBe(404);

    expect(await turnTo(VERSION, { replaces: null })).toMatchObject({
      status: 200,
      body: { version: VERSION },
    });
    expect(JSON.parse((await open('/remotes.json')).html)).toMatchObject({
      revision: 1,
      remotes: [{ name: 'public-site', version: VERSION }],
    });
    // The name that the caller gave is nowhere.
    expect((await stateFor(server.token)).history[0]?.by).toBe('the public-site team');
    expect((await turnTo(VERSION, { replaces: null })).status).toBe(409);
    for (const file of ['history.json', 'verdicts.json'])
      expect((await open(`/remotes/${file}`)).status).toBe(404);
  });

  test('takes no file at another path, that was damaged on the way, is too large or of another type', async () => {
    for (const file of [
      '..%2F..%2Fremotes.json',
      'static/%2e%2e/%2e%2e/%2e%2e/remotes.json',
      '%2Fetc%2Fpasswd',
      '.release.json',
      'static%5C..%5C..%5Cx.js',
      'static/x%00.js',
      'a/b/c/d/e/f/g.js',
    ])
      expect([400, 404]).toContain((await send(file, SCRIPT)).status);
    const damaged = await send('static/entry.js', SCRIPT, { digest: 'sha-256=:AAAA:' });
    expect(damaged).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('Send it again.') },
    });
    expect((await send('static/entry.js', Buffer.alloc(9 * 1024 * 1024))).status).toBe(413);
    expect((await send('static/entry.js', SCRIPT, { type: 'text/html' })).status).toBe(415);
    expect(await readdir(releasesDir, { recursive: true })).toEqual([]);
  });

  const OTHER_SCRIPT = brotliCompressSync('alert(1)');
  test.each<[what: string, arrange: () => Promise<unknown>, version?: string, more?: object]>([
    ['a file is missing', () => send('mf-manifest.json', MANIFEST)],
    ['a file was added', () => sendBuild().then(() => send('static/more.js', '1'))],
    ['a file was changed', () => sendBuild().then(() => send('static/entry.js', '1'))],
    ['there is no manifest', () => send('static/entry.js', SCRIPT)],
    [
      'a compressed file is another one',
      () => sendBuild().then(() => send('static/entry.js.br', OTHER_SCRIPT)),
    ],
    ['it declares no paths', sendBuild, undefined, { prefixes: [] }],
    ['its version leads elsewhere', sendBuild, '../../x'],
  ])('becomes no version when %s', async (_what, arrange, ...declared) => {
    await arrange();
    const { status, body } = await complete(...declared);
    expect(status).toBe(400);
    expect(body.message).toMatch(/\w/);
    expect(await served('static/entry.js')).toBe(404);
    const there = await readdir(join(releasesDir, 'public-site')).catch(() => []);
    expect(there.filter((name) => !name.startsWith('.'))).toEqual([]);
  });

  test('becomes no version with a manifest of another shape, and says why', async () => {
    for (const [manifest, fault] of [
      ['{}', 'names no entry'],
      ['null', 'names no entry'],
      ['"x"', 'names no entry'],
      ['{', 'is not JSON'],
      [JSON.stringify({ ...JSON.parse(MANIFEST), shared: {} }), 'has no list of shared modules'],
      [
        JSON.stringify({ ...JSON.parse(MANIFEST), exposes: [{ path: './routes' }] }),
        'has no list of exposes',
      ],
    ] as const) {
      await send('mf-manifest.json', manifest);
      expect(await complete()).toMatchObject({
        status: 400,
        body: { message: `public-site's mf-manifest.json ${fault}. Build public-site again.` },
      });
    }
  });

  test.each([
    ['static', 'static/entry.js'],
    ['static/entry.js', 'static'],
  ])('cannot have a file %s beside a file %s', async (first, second) => {
    expect((await send(first, SCRIPT)).status).toBe(201);
    expect(await send(second, SCRIPT)).toMatchObject({
      status: 400,
      body: {
        message: `${second} cannot be stored: a file and a folder of the build have the same name.`,
      },
    });
    await complete();
  });

  test.each([
    [
      'an upload without a name',
      () => send('x.js', '1', { upload: 'x' }),
      'upload must be 32 hexadecimal digits.',
    ],
    ['a version that is none', () => turnTo('../x'), 'to: This is no version.'],
    [
      'a name that no remote can have',
      () => call('POST', '/Public/turns', { body: { action: 'rollback' } }),
      'This is no name of a remote.',
    ],
    [
      'a body without an action',
      () => turnTo(VERSION, { action: undefined }),
      'action: action is a required field',
    ],
    ...[[], 'x', 7].map((body): [string, () => ReturnType<typeof call>, string] => [
      `the body ${JSON.stringify(body)}`,
      () =>
        call('POST', '/public-site/prunings', {
          token: SECRETS['public-site'],
          body: JSON.stringify(body),
        }),
      'Please send a JSON object.',
    ]),
  ])('%s is refused, and the answer says what is wrong', async (_what, sent, message) => {
    expect(await sent()).toMatchObject({ status: 400, body: { message } });
  });

  test('completed twice at once becomes one version; the other call is told so', async () => {
    await sendBuild();
    const nothing = { token: SECRETS['public-site'], body: 'null' };
    expect((await call('POST', `/public-site/uploads/${UPLOAD}`, nothing)).status).toBe(400);
    const ends = await Promise.all([complete(), complete(), complete()]);
    expect(ends.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(ends.map(({ body }) => body.message)).toContain(
      'This build is being completed already.',
    );
    expect(await served('static/entry.js')).toBe(200);
  });

  test("of one team never waits for another's that were abandoned", async () => {
    const asAdmins = (upload: string) =>
      send('static/entry.js', SCRIPT, { remote: 'admin-app', token: SECRETS['admin-app'], upload });
    const uploads = Array.from({ length: 9 }, (_, index) => String(index).repeat(32));
    const statuses: number[] = [];
    for (const upload of uploads) statuses.push((await asAdmins(upload)).status);
    expect(statuses[0]).toBe(201);
    expect(statuses.at(-1)).toBe(429);
    expect((await asAdmins(uploads.at(-1) ?? '')).body.message).toBe(
      'Too many builds of admin-app are arriving at the same time. Try again in a minute.',
    );
    await sendBuild();
    expect((await complete()).status).toBe(201);
  });
});
