import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestServer, type TestServer } from '@charity-site/content-server/testing';
import { releasesFolder } from '../store/releasesFolder';
import { releaseAtStart } from './atStart';
import { httpStore } from './httpStore';
import { release } from './release';
import { smallShell, writeBuild } from './smallBuild';
import { skipped } from '../smoke/smokeTest';

const SECRET = 'a-deploy-token-of-the-tests';
const smoke = skipped('no browser');

let base: string;
let folder: string;
let places: { releases: string; shellDir: string };
let server: TestServer;

beforeEach(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'start-'));
  folder = path.join(base, 'dist');
  places = { releases: path.join(base, 'releases'), shellDir: path.join(base, 'shell') };
  await mkdir(places.shellDir);
  await writeFile(path.join(places.shellDir, 'shell.json'), JSON.stringify(smallShell('shell-1')));
  await writeBuild(folder, 'first checkout');
  server = await startTestServer({
    config: { shellDir: places.shellDir, releasesDir: places.releases },
    deployTokens: `public-site=${SECRET}`,
  });
});
afterEach(async () => {
  await server.close();
  await rm(base, { recursive: true, force: true });
});

const order = { name: 'public-site', smoke, by: 'Grace', firstShell: () => Promise.resolve(smallShell('first')) };
const start = () => releaseAtStart({ ...order, folder, store: releasesFolder({ ...places, origin: 'start' }) });
const live = async () => (await releasesFolder(places).state()).registry.remotes[0]?.version;
const today = new Date().toISOString().slice(0, 10);

/** Releases as the team of the public site does, from another machine. */
const releaseOverHttp = async (text: string, share?: number) => {
  const theirs = path.join(base, text);
  await writeBuild(theirs, text);
  const store = httpStore({ url: server.url, token: SECRET });
  return (await release({ ...order, folder: theirs, store, share })).version;
};
const turnOverHttp = (token: string, body: object) =>
  fetch(`${server.url}/api/releases/public-site/turns`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('releases a remote without a release, then each new checkout, and prints nothing when the build is live', async () => {
  expect(await start()).toBe(`Released public-site ${await live()}.`);
  const first = await live();
  expect(await start()).toBeUndefined();
  await writeBuild(folder, 'second checkout');
  expect(await start()).toBe(`Released public-site ${await live()}.`);
  expect(await live()).not.toBe(first);
});

test("keeps a team's release over HTTP, also at later starts, and prints how to release the checkout", async () => {
  await start();
  const theirs = await releaseOverHttp('theirs');
  for (const text of ['second checkout', 'third checkout']) {
    await writeBuild(folder, text);
    expect(await start()).toBe(
      `public-site ${theirs} is live, released by the public-site team on ${today}. npm start does not replace it. To release this checkout: npm run release -- public-site`,
    );
    expect(await live()).toBe(theirs);
  }
});

test("keeps a team's canary beside a version that npm start released", async () => {
  await start();
  const first = await live();
  await releaseOverHttp('theirs', 10);
  await writeBuild(folder, 'second checkout');
  expect(await start()).toContain(`public-site ${first} is live, released by Grace on ${today}. npm start does not`);
  const { registry } = await releasesFolder(places).state();
  expect(registry.remotes[0]).toMatchObject({ version: first, canary: { share: 10 } });
});

test('keeps what the administrator restored, although npm start had released it once', async () => {
  await start();
  const first = await live();
  await writeBuild(folder, 'second checkout');
  await start();
  expect((await turnOverHttp(server.token, { action: 'rollback' })).status).toBe(200);
  expect(await start()).toMatch(
    new RegExp(
      `^public-site ${first} is live, restored by admin@example.org on ${today}. npm start does not replace it.`,
    ),
  );
  expect(await live()).toBe(first);
});

test('keeps what the release command released', async () => {
  await start();
  await writeBuild(folder, 'second checkout');
  const { version } = await release({ ...order, folder, store: releasesFolder(places) });
  await writeBuild(folder, 'third checkout');
  expect(await start()).toContain(`${version} is live, released by Grace on`);
  expect(await live()).toBe(version);
});

test('ignores an origin that a caller claims', async () => {
  await start();
  const first = await live();
  await releaseOverHttp('theirs');
  const claim = { action: 'rollback', origin: 'start', by: 'npm start' };
  expect((await turnOverHttp(SECRET, claim)).status).toBe(200);
  expect(await live()).toBe(first);
  await writeBuild(folder, 'second checkout');
  expect(await start()).toContain('restored by the public-site team');
  expect(await live()).toBe(first);
});
