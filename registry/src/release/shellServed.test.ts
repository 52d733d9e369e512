import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestServer, type TestServer } from '@charity-site/content-server/testing';
import { allSkipped, skipped } from '../smoke/smokeTest';
import type { ReleaseStore } from '../store/releaseStore';
import { releasesFolder } from '../store/releasesFolder';
import { release } from './release';
import { releaseShell } from './releaseShell';
import { smallShell, writeBuild, writeShell } from './smallBuild';

const UNTESTED = 'no browser';

let base: string;
/** Where the server expects the shell's build, and where `npm run build -w shell` puts it. */
let shellDir: string;
let releases: string;
let store: ReleaseStore;
let server: TestServer;

beforeEach(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'served-'));
  shellDir = path.join(base, 'shell');
  releases = path.join(base, 'releases');
  store = releasesFolder({ releases, shellDir });
  await writeShell(shellDir, 'First shell');
  await releaseBuilt();
  await releaseRemote();
  server = await startTestServer({ config: { shellDir, releasesDir: releases } });
});
afterEach(async () => {
  await server.close();
  await rm(base, { recursive: true, force: true });
});

const releaseBuilt = async () =>
  (await releaseShell({ folder: shellDir, store, smoke: allSkipped(UNTESTED), by: 'Grace' })).version;
const releaseRemote = async (manifest: object = {}) => {
  const folder = path.join(base, 'public-site');
  await writeBuild(folder, 'one', manifest);
  const firstShell = () => Promise.resolve(smallShell('first'));
  await release({ name: 'public-site', folder, store, smoke: skipped(UNTESTED), by: 'Grace', firstShell });
};
const rollBack = (remote: string) => store.activate({ remote, action: 'rollback', by: 'Grace' });

const get = (address: string) => fetch(server.url + address);
const page = async () => (await get('/news')).text();
const ready = async () => {
  const answer = await get('/readyz');
  return [answer.status, ((await answer.json()) as { message?: string }).message];
};
/** The address of the file that a build of `writeShell` loads later. */
const lateFile = async () => {
  const { integrity } = (await store.state()).records.find(({ remote }) => remote === 'shell')?.release ?? {};
  return `/${Object.keys(integrity ?? {}).find((file) => file.startsWith('static/late.'))}`;
};

test('building a shell with another contract beside a running server changes nothing for visitors', async () => {
  const before = await page();
  expect(before).toContain('<div id="root">');
  const facts = await (await get('/shell.json')).text();
  await writeShell(shellDir, 'Second shell', { contract: '2.0.0' });

  expect(await page()).toBe(before);
  expect(await (await get('/shell.json')).text()).toBe(facts);
  expect(await ready()).toEqual([200, undefined]);
  await expect(releaseBuilt()).rejects.toThrow('but the shell offers 2.0.0');
  expect(await page()).toBe(before);
});

test('a release of the shell changes the next page, and a rollback changes it back', async () => {
  const before = await page();
  const first = (await store.state()).registry.shell?.version;
  await writeShell(shellDir, 'Second shell');
  await appendFile(path.join(shellDir, 'index.html'), '<p>Not built so</p>');
  await expect(releaseBuilt()).rejects.toThrow('Build the shell again.');
  await writeShell(shellDir, 'Second shell');
  const second = await releaseBuilt();
  const after = await page();
  expect(after).toContain(`"version":"${second}"`);
  expect(after).not.toContain(`"version":"${first}"`);
  await rollBack('shell');
  expect(await page()).toBe(before);
});

test('files of a shell that was live stay for old tabs, and only those with a hash in their name', async () => {
  const old = await lateFile();
  const text = await (await get(old)).text();
  expect(text).toBe('// First shell');
  await writeShell(shellDir, 'Second shell');
  await releaseBuilt();
  const answer = await get(old);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(await answer.text()).toBe(text);
  expect(await (await get(await lateFile())).text()).toBe('// Second shell');
  expect((await get('/shell.json')).headers.get('cache-control')).toBe('no-cache');
  const { version } = (await (await get('/shell.json')).json()) as { version: string };
  expect(version).toBe((await store.state()).registry.shell?.version);
  for (const hidden of ['/.release.json', `/remotes/shell/${version}/.release.json`, '/static/late.0000000000.js'])
    expect((await get(hidden)).status).toBe(404);
});

test('a page names the shell that made it, and the registry the one that is live', async () => {
  const { version } = (await store.state()).registry.shell ?? {};
  const shellIn = (json: string) => (JSON.parse(json) as { shell?: { version: string } }).shell?.version;
  const block = /<script type="application\/json" id="remotes">(.*?)<\/script>/.exec(await page())?.[1] ?? '{}';
  expect(shellIn(block)).toBe(version);
  expect(shellIn(await (await get('/remotes.json?of=public-site')).text())).toBe(version);
});

test('while the registry cannot be read, visitors get the last shell and not the built one', async () => {
  const whole = await page();
  await writeShell(shellDir, 'Second shell');
  await writeFile(path.join(releases, 'remotes.json'), '{ broken');
  const broken = await page();
  expect(broken).toContain('<div id="root">');
  expect(broken.length).toBeLessThan(whole.length);
  expect(await ready()).toEqual([503, 'The registry of releases cannot be read.']);
});

describe('/readyz', () => {
  /** Makes a shell live without any check, as somebody who writes into the folder can. */
  const putLive = async (offered: Parameters<typeof writeShell>[2]) => {
    const version = await writeShell(path.join(releases, 'shell', 'x'), 'Third shell', offered);
    await rm(path.join(releases, 'shell', version), { recursive: true, force: true });
    await writeShell(path.join(releases, 'shell', version), 'Third shell', offered);
    const file = path.join(releases, 'remotes.json');
    const registry = JSON.parse(await readFile(file, 'utf8')) as object;
    await writeFile(file, JSON.stringify({ ...registry, shell: { version, contract: '1.2.0', releasedAt: '' } }));
    return version;
  };
  const liveRemote = async () => (await store.state()).registry.remotes[0]?.version;

  test('is 503 while a live remote and the live shell have different contracts', async () => {
    const shell = await putLive({ contract: '2.0.0' });
    expect(await ready()).toEqual([
      503,
      `public-site ${await liveRemote()} needs the shell contract ^1.2.0, but the live shell ${shell} offers 2.0.0.`,
    ]);
  });

  test('is 503 while the live shell brings another shared module than a live remote needs', async () => {
    await releaseRemote({ shared: [{ name: 'react', version: '19.3.1', requiredVersion: '^19.3.0' }] });
    expect(await ready()).toEqual([200, undefined]);
    await putLive({ shared: { react: { version: '19.1.0', range: '^19.0.0' } } });
    expect(await ready()).toEqual([
      503,
      "public-site needs react ^19.3.0, but the shell brings 19.1.0. Build public-site against the shell's version.",
    ]);
  });

  test('is 503 while a file of the live shell is missing', async () => {
    const version = (await store.state()).registry.shell?.version ?? '';
    await rm(path.join(releases, 'shell', version, 'index.html'));
    expect(await ready()).toEqual([503, `shell ${version} is live, but files of it are missing, such as index.html.`]);
  });
});
