import { appendFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseStore } from '../store/releaseStore';
import { writeBuild, writeShell } from '../../testing/smallBuild';
import { ownPlace, releaseUntested, releaseUntestedShell } from '../../testing/testPlace';

const place = ownPlace();
/** The folder of the shell's build, for the server and `npm run build -w shell`. */
let shellDir: string;
let store: ReleaseStore;
let url: string;

beforeEach(async () => {
  ({ shellDir } = place);
  store = place.local();
  await writeShell(shellDir, 'First shell');
  await releaseBuilt();
  await writeBuild(place.folder, 'one');
  await releaseUntested('public-site', place.folder, store);
  ({ url } = await place.site());
});

const releaseBuilt = async () => (await releaseUntestedShell(shellDir, store)).version;

const get = (pathname: string) => fetch(url + pathname);
const page = async () => (await get('/news')).text();
const ready = async () => {
  const response = await get('/readyz');
  return [response.status, ((await response.json()) as { message?: string }).message];
};
/** The URL of the lazy file in a build of `writeShell`. */
const lateFile = async () => {
  const { integrity } =
    (await store.state()).records.find(({ remote }) => remote === 'shell')?.release ?? {};
  return `/${Object.keys(integrity ?? {}).find((file) => file.startsWith('static/late.'))}`;
};

test('building a shell with another contract next to a running server changes nothing for visitors', async () => {
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
  // The page contains the shell that rendered it, the registry the live one.
  const block =
    /<script type="application\/json" id="remotes">(.*?)<\/script>/.exec(after)?.[1] ?? '{}';
  for (const json of [block, await (await get('/remotes.json?of=public-site')).text()])
    expect(JSON.parse(json)).toMatchObject({ shell: { version: second } });
  expect(after).not.toContain(`"version":"${first}"`);
  await store.activate({ remote: 'shell', action: 'rollback', by: 'Grace' });
  expect(await page()).toBe(before);
});

test('only files with a hash in their name stay from an earlier shell, for old tabs', async () => {
  const old = await lateFile();
  const text = await (await get(old)).text();
  expect(text).toBe('// First shell');
  await writeShell(shellDir, 'Second shell');
  await releaseBuilt();
  const response = await get(old);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(await response.text()).toBe(text);
  expect(await (await get(await lateFile())).text()).toBe('// Second shell');
  expect((await get('/shell.json')).headers.get('cache-control')).toBe('no-cache');
  const { version } = (await (await get('/shell.json')).json()) as { version: string };
  expect(version).toBe((await store.state()).registry.shell?.version);
  for (const hidden of [
    '/.release.json',
    `/remotes/shell/${version}/.release.json`,
    '/static/late.0000000000.js',
  ])
    expect((await get(hidden)).status).toBe(404);
});

test('while the registry cannot be read, visitors get the last live versions', async () => {
  const whole = await page();
  await writeShell(shellDir, 'Second shell');
  await place.database.updateTable('registry').set({ document: '{ broken' }).execute();
  expect(await page()).toBe(whole);
});

test('/readyz is 503 while a file of the live shell is missing', async () => {
  const { version = '' } = (await store.state()).registry.shell ?? {};
  await rm(path.join(place.releases, 'shell', version, 'index.html'));
  expect(await ready()).toEqual([
    503,
    `shell ${version} is live, but files of it are missing, such as index.html.`,
  ]);
});
