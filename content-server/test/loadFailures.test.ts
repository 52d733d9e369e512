import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COUNT_MAX, COUNTED } from '../src/releases/loadFailures';
import { startTestServer, type TestServer } from '../src/testing';

let releasesDir: string;
let server: TestServer;

const release = (version: string) => ({
  version,
  manifest: `/remotes/public-site/${version}/mf-manifest.json`,
  contract: '^1.0.0',
  prefixes: ['/'],
  integrity: { 'mf-manifest.json': 'sha384-a' },
  preload: [],
  releasedAt: '2026-11-20T08:00:00.000Z',
});
const putLive = (version: string, previous?: string) =>
  writeFile(
    join(releasesDir, 'remotes.json'),
    JSON.stringify({
      format: 1,
      remotes: [{ name: 'public-site', ...release(version), ...(previous && { previous: release(previous) }) }],
    }),
  );

const open = async (publicWrites: number) => {
  server = await startTestServer({ rateLimits: { publicWrites }, config: { releasesDir } });
};
beforeEach(async () => {
  releasesDir = await mkdtemp(join(tmpdir(), 'failures-'));
  await putLive('2.0.0-live', '1.0.0-before');
});
afterEach(async () => {
  await server.close();
  await rm(releasesDir, { recursive: true });
});

const post = async (path: string, body: string | object) => {
  const answer = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return answer.status;
};
const report = (remote: unknown, version: unknown) => post('/load-failures', { remote, version } as object);
const counted = async () =>
  (await server.database.selectFrom('load_failures').select(['version', 'count']).orderBy('version').execute()).map(
    ({ version, count }) => [version, Number(count)],
  );

test('counts for the live version and the one before, and keeps nothing of what nobody released', async () => {
  await open(100);
  for (const [remote, version, status] of [
    ['public-site', '2.0.0-live', 202],
    ['public-site', '2.0.0-live', 202],
    ['public-site', '1.0.0-before', 202],
    ['public-site', '3.0.0-invented', 202],
    ['shop', '2.0.0-live', 202],
    ['__proto__', '2.0.0-live', 202],
    ['public-site', 7, 400],
    [undefined, '2.0.0-live', 400],
    ['public-site', 'x'.repeat(101), 400],
  ])
    expect(await report(remote, version)).toBe(status);
  expect(await counted()).toEqual([
    ['1.0.0-before', 1],
    ['2.0.0-live', 2],
  ]);
});

test('reads nothing longer than two names', async () => {
  await open(100);
  expect(await post('/load-failures', { remote: 'public-site', version: '2.0.0-live', more: 'x'.repeat(600) })).toBe(
    413,
  );
  expect(await post('/load-failures', '{"remote":')).toBe(400);
  expect(await counted()).toEqual([]);
});

test('hears one address so often a minute and no more, and lets it write a message all the same', async () => {
  await open(3);
  const answers: number[] = [];
  for (let times = 0; times < 5; times += 1) answers.push(await report('public-site', '2.0.0-live'));
  expect(answers).toEqual([202, 202, 202, 429, 429]);
  expect(await counted()).toEqual([['2.0.0-live', 3]]);
  const message = { name: 'Grace', email: 'grace@example.org', subject: 'The page', message: 'It does not open.' };
  expect(await post('/messages', message)).toBe(201);
});

test('counts to a bound and no further, since anybody can report', async () => {
  await open(1000);
  for (let times = 0; times < COUNT_MAX + 3; times += 1) await report('public-site', '2.0.0-live');
  expect(await counted()).toEqual([['2.0.0-live', 99]]);
});

test('forgets the versions that were reported longest ago', async () => {
  await open(1000);
  const longAgo = { remote: 'public-site', count: 9, lastAt: '2026-01-01T00:00:00.000Z' };
  const old = Array.from({ length: COUNTED }, (_, index) => ({ ...longAgo, version: `0.${index}.0` }));
  await server.database.insertInto('load_failures').values(old).execute();
  expect(await report('public-site', '2.0.0-live')).toBe(202);
  expect(await counted()).toHaveLength(COUNTED);
  expect(await counted()).toContainEqual(['2.0.0-live', 1]);
});
