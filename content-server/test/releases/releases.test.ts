import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestServer } from '../../testing';
import type { Call } from '../../testing/calls';
import { folderWith, writeFiles } from '../../testing/folders';
import { putRegistry } from '../../testing/putRegistry';
import { computeVersion, packedBuild, sendArchive } from '../../testing/sentBuild';
import { siteFor } from '../../testing/site';

const SECRETS = {
  'public-site': 'the-secret-of-the-public-team',
  'admin-app': 'the-secret-of-the-admin-team',
  shell: 'the-secret-of-the-shell-team',
};
const HASH = createHash('sha256').update(SECRETS['admin-app']).digest('hex');

let releasesDir: string;
let shellDir: string;

/** The version that the release command computes of the build. */
let VERSION: string;

const { server, open, ...site } = siteFor(async () => {
  releasesDir = await folderWith({});
  shellDir = join(releasesDir, '.shell');
  VERSION = await computeVersion();
  const deployTokens = `public-site=${SECRETS['public-site']}, admin-app=sha256:${HASH}, shell=${SECRETS.shell}`;
  return startTestServer({ deployTokens, config: { releasesDir, shellDir } });
});
afterEach(async () => {
  for (const name of await readdir(releasesDir))
    await rm(join(releasesDir, name), { recursive: true });
  await putRegistry(server.database, { format: 1, remotes: [] });
  await server.database.deleteFrom('check_results').execute();
});

const call: Call = (method, path, options) => site.call(method, `/releases${path}`, options);

const sendBuild = async ({ remote = 'public-site', token = SECRETS['public-site'] } = {}) =>
  sendArchive(server, await packedBuild(), { remote, token });
const turnTo = (to: string, more: object = {}, token: string = SECRETS['public-site']) =>
  call('POST', '/public-site/turns', {
    token,
    body: { action: 'release', to, by: 'Grace', ...more },
  });
/** Sends a check result, as the team of public-site. */
const note = (body: object) =>
  call('POST', '/public-site/verdicts', { token: SECRETS['public-site'], body });

/** Status of a sent file for browsers; it must not exist before the upload is complete. */
const served = async (file: string) =>
  (await open(`/remotes/public-site/${VERSION}/${file}`)).status;

test.each([
  ['without a token', null, 401],
  ['with a wrong one', 'a-secret-that-nobody-was-given', 401],
  ["with another team's", SECRETS['admin-app'], 403],
])('nobody may release %s', async (_who, token, status) => {
  for (const [method, path] of [
    ['PUT', '/public-site/archive'],
    ['PUT', '/public-site/uploads/0/static/entry.js'],
    ['POST', '/public-site/turns'],
    ['POST', '/public-site/verdicts'],
    ['POST', '/public-site/prunings'],
  ] as const)
    expect((await call(method, path, { token, body: {} })).status).toBe(status);
  expect(await readdir(releasesDir)).toEqual([]);
});

test("each team may release its own remote, also by a secret's hash; administrators may roll back", async () => {
  const refusal = (remote: string) => ({
    status: 403,
    body: { message: `This deploy token may release public-site, and not ${remote}.` },
  });
  const own = await sendBuild({ remote: 'admin-app', token: SECRETS['admin-app'] });
  expect(own.status).toBe(201);
  for (const remote of ['admin-app', 'shell'])
    expect(await sendBuild({ remote })).toEqual(refusal(remote));
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

test("a deploy token gets the state of its own remotes, and never the administrator's email", async () => {
  await sendBuild();
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

test("a team's check result is stored as not verified, and the site checks the contract itself", async () => {
  const shell = { version: 'shell-1', contract: '3.0.0', shared: {} };
  await writeFiles(shellDir, { 'shell.json': JSON.stringify(shell) });
  await sendBuild();
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

test('the team of a shell reports no check in the live one, built or released', async () => {
  const report = async (shell: string) => {
    const smoke = { outcome: 'passed' };
    const body = { remote: 'public-site', version: '0.1.0-checked', shell, objections: [], smoke };
    return (await call('POST', '/shell/verdicts', { token: SECRETS.shell, body })).status;
  };
  const facts = { version: 'shell-1', contract: '1.2.0', shared: {} };
  await writeFiles(shellDir, { 'shell.json': JSON.stringify(facts) });
  expect([await report('shell-1'), await report('shell-2')]).toEqual([403, 201]);
  const lists = { prefixes: [], integrity: {}, preload: [] };
  const live = { version: 'shell-2', manifest: '', contract: '1.2.0', ...lists, releasedAt: '' };
  await putRegistry(server.database, { format: 1, shell: live, remotes: [] });
  expect([await report('shell-1'), await report('shell-2')]).toEqual([201, 403]);
});

test('only its own team and administrators get the screenshot of a failed page', async () => {
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
  expect((await stateFor(server.token)).verdicts).toEqual([]);

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

test('a version goes live only with the registry update', async () => {
  await sendBuild();
  expect(await served('static/entry.js')).toBe(200);
  expect((await open('/remotes.json')).status).toBe(404);

  expect(await turnTo(VERSION, { replaces: null })).toMatchObject({
    status: 200,
    body: { version: VERSION },
  });
  expect(JSON.parse((await open('/remotes.json')).html)).toMatchObject({
    revision: 1,
    remotes: [{ name: 'public-site', version: VERSION }],
  });
  // The name in the request is stored nowhere.
  expect((await stateFor(server.token)).history[0]?.by).toBe('the public-site team');
  expect((await turnTo(VERSION, { replaces: null })).status).toBe(409);
});

test.each([
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
