import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { AwsClient } from 'aws4fetch';
import { VERSIONS } from '../../src/media/files/fileStore';
import { releaseStore } from '../../src/releases/live/liveReleases';
import { stagedLive } from '../../src/releases/live/restoreLive';
import { sharedVersions } from '../../src/releases/versions/sharedVersions';
import { runCommand } from '../../src/app/commands/commands';
import { startTestServer, type TestServer, type TestServerOptions } from '../../testing';
import { startBucket, type TestBucket } from '../../testing/bucket';
import { callsTo } from '../../testing/calls';
import { eventually } from '../../testing/eventually';
import { folderWith } from '../../testing/folders';
import {
  BUILD,
  DECLARED,
  packedBuild,
  SCRIPT,
  sendArchive,
  type Entry,
} from '../../testing/sentBuild';
import { readCandidate, versionRecord } from '@charity-site/registry/store';

const TOKEN = 'the-secret-of-the-site-operator';

let bucket: TestBucket;
/** Two machines with a database and a bucket, each with its own folders. */
let one: TestServer;
let other: TestServer;

const machines: TestServer[] = [];
const machine = async (options: Pick<TestServerOptions, 'database' | 'config'> = {}) => {
  const server = await startTestServer({
    deployTokens: `*=${TOKEN}`,
    config: { bucket: bucket.access, releasesDir: await folderWith({}) },
    ...options,
  });
  machines.push(server);
  return server;
};

beforeAll(async () => {
  bucket = await startBucket();
  one = await machine();
  other = await machine({ database: one.database });
});

afterAll(async () => {
  // The first one closes the database of all.
  for (const server of machines.reverse()) await server.close();
  await bucket.stop();
});

const build = (number: number): readonly Entry[] =>
  BUILD.map((entry) =>
    entry.name.endsWith('.js') ? { ...entry, content: `${SCRIPT}//${number}` } : entry,
  );
const SECOND = build(2);

const versionOf = async (entries: readonly Entry[]): Promise<string> => {
  const folder = await folderWith(
    Object.fromEntries(entries.map(({ name, content }) => [name, content])),
  );
  return (await readCandidate('public-site', folder, DECLARED)).record.release.version;
};

/** Sends a build to a machine. @returns its version */
const send = async ({ url }: TestServer, entries: readonly Entry[]): Promise<string> => {
  const version = await versionOf(entries);
  const { status } = await sendArchive({ url }, await packedBuild(entries, { version }), {
    token: TOKEN,
  });
  expect(status).toBe(201);
  return version;
};

const call = (server: TestServer, path: string, body: object) =>
  callsTo({ url: server.url, token: TOKEN })('POST', `/releases/public-site/${path}`, { body });

const liveAt = async (server: TestServer) => {
  const { remotes } = (await (await fetch(`${server.url}/remotes.json`)).json()) as {
    remotes: { version: string }[];
  };
  return remotes.map(({ version }) => version);
};

const scriptAt = async (server: TestServer, version: string) =>
  (await fetch(`${server.url}/remotes/public-site/${version}/static/entry.js`)).text();

/** Reports a passed check of a version and makes it live. */
const release = async (server: TestServer, version: string) => {
  const check = { version, shell: 'none', objections: [], smoke: { outcome: 'passed' } };
  expect((await call(server, 'verdicts', check)).status).toBe(201);
  const turn = await call(server, 'turns', { action: 'release', to: version });
  expect([turn.status, turn.body]).toEqual([200, expect.anything()]);
};

/**
 * Calls a function before each request for the archive of a version; a response replaces that of
 * the bucket.
 */
const interceptArchive = (version: string, respond: () => Promise<Response | undefined>) => {
  const { fetch: request } = AwsClient.prototype;
  const spy = jest.spyOn(AwsClient.prototype, 'fetch');
  spy.mockImplementation(async function (this: AwsClient, target, init) {
    const response = String(target).includes(version) && (await respond());
    return response || request.call(this, target, init);
  });
  return () => spy.mockRestore();
};

test('a version that one machine received is served, released and rolled back by any other one', async () => {
  const first = await send(one, BUILD);
  expect(await scriptAt(other, first)).toBe(SCRIPT);
  await release(other, first);
  const second = await send(other, SECOND);
  expect((await call(one, 'trials', { version: second })).status).toBe(201);
  await release(one, second);
  expect([await liveAt(one), await liveAt(other)]).toEqual([[second], [second]]);

  // A version that this program rejects, or that cannot be read, does not keep a machine from the
  // others.
  for (const name of ['broken_1.tar.gz', 'broken_2.tar.gz'])
    await one.files.put(VERSIONS + name, gzipSync('no archive'));
  const startedAt = Date.now();
  const releasesDir = await folderWith({});
  const third = await machine({
    database: one.database,
    config: { bucket: bucket.access, releasesDir },
  });
  await mkdir(join(third.files.folder, VERSIONS, 'broken_2.tar.gz'), { recursive: true });
  expect(await liveAt(third)).toEqual([second]);
  expect((await call(third, 'turns', { action: 'rollback' })).status).toBe(200);
  // Machines prune by the time at which a version was stored.
  const record = await versionRecord(releasesDir, 'public-site', first);
  expect(Date.parse(record?.release.releasedAt ?? '')).toBeLessThan(startedAt);
  expect([await liveAt(one), await liveAt(other)]).toEqual([[first], [first]]);
  expect(await scriptAt(third, first)).toBe(SCRIPT);
});

test('a new machine shows and starts with what is live before it has the other versions', async () => {
  const second = await versionOf(SECOND);
  let letGo = () => {};
  const held = new Promise<undefined>((resolve) => {
    letGo = () => resolve(undefined);
  });
  const restore = interceptArchive(second, () => held);
  const config = { bucket: bucket.access, releasesDir: await folderWith({}) };
  const fresh = await machine({ database: one.database, config });
  expect(await liveAt(fresh)).toEqual(await liveAt(one));
  const places = {
    ...config,
    shellDir: await folderWith({}),
    shared: sharedVersions(config, fresh.files),
  };
  expect((await releaseStore(one.database, places, 'start').state()).records).toHaveLength(1);
  letGo();
  expect(await scriptAt(fresh, second)).toBe(`${SCRIPT}//2`);
  restore();
});

test('a new machine closes before it has all versions', async () => {
  let letGo = () => {};
  let restore = () => {};
  const config = { bucket: bucket.access, releasesDir: await folderWith({}) };
  const requested = new Promise<void>((resolve) => {
    restore = interceptArchive('broken_1', () => {
      resolve();
      return new Promise((respond) => {
        letGo = () => respond(undefined);
      });
    });
  });
  const fresh = await startTestServer({ config });
  await requested;
  const closed = fresh.close();
  letGo();
  await closed;
  restore();
  const second = await versionOf(SECOND);
  expect(await versionRecord(config.releasesDir, 'public-site', second)).toBeUndefined();
});

test('while the bucket is away, no version is received, but one is rolled back', async () => {
  await bucket.stop();
  try {
    const version = await versionOf(build(3));
    const archive = await packedBuild(build(3), { version });
    expect((await sendArchive(one, archive, { token: TOKEN })).status).toBe(503);
    // Otherwise a second attempt would send nothing.
    expect((await call(one, 'trials', { version })).status).toBe(503);
    const second = await versionOf(SECOND);
    expect((await call(one, 'turns', { action: 'rollback', to: second })).status).toBe(200);
    expect(await liveAt(other)).toEqual([second]);
    expect(await scriptAt(other, second)).toBe(`${SCRIPT}//2`);
  } finally {
    await bucket.start();
  }
});

test('a machine serves the version before until it has the files of the live one', async () => {
  const before = await liveAt(other);
  const version = await send(one, build(4));
  const restore = interceptArchive(version, async () => new Response(null, { status: 404 }));
  await release(one, version);
  expect([await liveAt(one), await liveAt(other)]).toEqual([[version], before]);
  // Waits until the machine has looked for it.
  await scriptAt(other, version);
  expect(await liveAt(other)).toEqual(before);
  restore();
  await eventually(async () => (await liveAt(other))[0] === version);
});

test('a restore on a new machine makes the versions in the bucket live', async () => {
  const row = await one.database.selectFrom('registry').selectAll().executeTakeFirst();
  const config = { bucket: bucket.access, releasesDir: await folderWith({}) };
  const restored = await machine({ config });
  const places = { ...config, shared: sharedVersions(config, restored.files) };
  const store = await stagedLive({ registry: [{ ...row }], release_history: [] }, places);
  expect(await restored.database.transaction().execute(store)).toEqual([]);
  expect(await liveAt(restored)).toEqual(await liveAt(one));
});

test('files move shares the versions of a site that had no bucket', async () => {
  const releasesDir = await folderWith({});
  const alone = await machine({ config: { bucket: undefined, releasesDir } });
  const version = await send(alone, [{ name: 'static/a.js', content: 'a' }, ...BUILD]);
  await release(alone, version);
  const settings = {
    DATA_DIR: await folderWith({}),
    RELEASES_DIR: releasesDir,
    FILES: 's3://site/files',
    FILES_ENDPOINT: new URL(bucket.access.address).origin,
    AWS_ACCESS_KEY_ID: bucket.access.accessKeyId,
    AWS_SECRET_ACCESS_KEY: bucket.access.secretAccessKey,
  };
  expect(await runCommand(['files', 'move'], settings, process.stdin)).toBe(
    '0 files and 1 released versions copied into the bucket.',
  );
  const moved = await machine({ database: alone.database });
  expect(await liveAt(moved)).toEqual([version]);
  expect(await scriptAt(moved, version)).toBe(SCRIPT);
});
