import { rm } from 'node:fs/promises';
import { startCluster, type Cluster } from '../../build/postgres/cluster';
import { signInAt } from '../src/testAdministrator';
import { folderWith } from './folders';
import { startServerProcess, WITH_ADMIN, type ServerProcess } from './processes';

// The test waits for the server's time limits, on a machine that may be busy.
jest.setTimeout(120_000);

/** A call is answered within so many milliseconds whatever the database does. */
const LIMIT = 6000;

let cluster: Cluster;
let dataDir: string;
let server: ServerProcess;
let token: string;

beforeAll(async () => {
  cluster = await startCluster();
  dataDir = await folderWith({});
  server = await startServerProcess({
    DATA_DIR: dataDir,
    DATABASE_URL: cluster.url,
    ...WITH_ADMIN,
  });
  token = await signInAt(server.url);
});
afterAll(async () => {
  await server.end('SIGKILL');
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const call = async (path: string, json?: object) => {
  const begun = performance.now();
  const answer = await fetch(server.url + path, {
    method: json ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: json && JSON.stringify(json),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json');
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    body: (isJson ? JSON.parse(text) : {}) as Record<string, unknown>,
    milliseconds: performance.now() - begun,
  };
};

let count = 0;
const write = () => call('/api/content/partners', { name: `Partner ${(count += 1)}`, logo: '/uploads/a.png' });

/** Reads and writes, more at once than there are connections. */
const load = () =>
  Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 ? write() : call('/api/content/updates'))));

const worksAgain = async () => {
  while ((await call('/api/content/updates')).status !== 200);
};

const OUTAGE = {
  status: 503,
  retryAfter: expect.stringMatching(/^\d+$/),
  body: { message: 'The server is busy just now. Please try again in a few seconds.' },
};

test.each([
  ['freezes', () => cluster.freeze(), () => cluster.thaw()],
  ['is killed', () => cluster.kill(), () => cluster.restart()],
  ['is shut down', () => cluster.shutDown(), () => cluster.restart()],
])('answers 503 in time when PostgreSQL %s under load, and works again afterwards', async (_how, fail, mend) => {
  expect((await load()).map(({ status }) => status).filter((status) => status >= 400)).toEqual([]);

  const underWay = load();
  await fail();
  // These may have been answered before, and none of them hangs.
  for (const { milliseconds } of await underWay) expect(milliseconds).toBeLessThan(LIMIT);
  for (const answer of await load()) {
    expect(answer).toMatchObject(OUTAGE);
    expect(answer.milliseconds).toBeLessThan(LIMIT);
  }
  const health = await call('/healthz');
  expect([health.status, health.milliseconds < 1000]).toEqual([200, true]);
  const readiness = await call('/readyz');
  expect(readiness).toMatchObject({
    status: 503,
    body: { message: expect.stringContaining('The database does not answer.') },
  });
  expect(readiness.milliseconds).toBeLessThan(LIMIT);

  await mend();
  await worksAgain();
  expect((await load()).map(({ status }) => status).filter((status) => status >= 400)).toEqual([]);
  expect(server.child.exitCode).toBeNull();
});
