import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { startCluster, type Cluster } from '../../../build/checks/postgres/cluster';
import type { Call } from '../../testing/calls';
import { renderedSite } from '../../testing/renderedSite';
import { eventually } from '../../testing/eventually';
import { folderWith } from '../../testing/folders';
import {
  callsOf,
  startServerProcess,
  WITH_ADMIN,
  type ServerProcess,
} from '../../testing/processes';

/** Maximum time of a read in ms, whatever the database does. */
const LIMIT = 6000;
/** Maximum time of a write that begins while the database does not answer, in ms. */
const WRITE_LIMIT = 2000;

let cluster: Cluster;
let server: ServerProcess;
let settings: Record<string, string>;
let call: Call;

beforeAll(async () => {
  cluster = await startCluster();
  const { config } = await renderedSite({ render: `return { html: 'home' };` });
  settings = {
    SHELL_DIR: config.shellDir,
    RELEASES_DIR: config.releasesDir,
    DATA_DIR: await folderWith({}),
    DATABASE_URL: cluster.url,
    ...WITH_ADMIN,
  };
  server = await startServerProcess(settings);
  call = await callsOf(server);
});
afterAll(async () => {
  await server.end('SIGKILL');
  await cluster.stop();
});

/** Makes a call. @returns its response, and its duration */
const timed = async (method: string, path: string, body?: object) => {
  const startedAt = performance.now();
  const { headers, ...answer } = await call(method, path, { body });
  return {
    ...answer,
    retryAfter: headers.get('retry-after'),
    milliseconds: performance.now() - startedAt,
  };
};
/** Requests a URL that is not an API call. */
const ask = async (path: string) => {
  const startedAt = performance.now();
  const answer = await fetch(server.url + path);
  const text = await answer.text();
  return {
    status: answer.status,
    text,
    cacheStatus: answer.headers.get('cache-status'),
    milliseconds: performance.now() - startedAt,
  };
};

let count = 0;
const write = () =>
  timed('POST', '/content/partners', { name: `Partner ${(count += 1)}`, logo: '/uploads/a.png' });

/** Reads and writes, more at once than there are connections. */
const load = () =>
  Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 ? write() : timed('GET', '/content/updates'),
    ),
  );

const worksAgain = async () => {
  while ((await timed('GET', '/content/updates')).status !== 200);
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
])(
  'answers 503 in time when PostgreSQL %s under load, and works again afterwards',
  async (_how, fail, mend) => {
    expect((await load()).map(({ status }) => status).filter((status) => status >= 400)).toEqual(
      [],
    );

    const page = await ask('/');
    expect([page.status, page.cacheStatus]).toEqual([200, null]);

    const underWay = load();
    await fail();
    // These may have finished before, and none of them hangs.
    for (const { milliseconds } of await underWay) expect(milliseconds).toBeLessThan(LIMIT);
    for (const answer of await load()) {
      expect(answer).toMatchObject(OUTAGE);
      expect(answer.milliseconds).toBeLessThan(LIMIT);
    }
    const refused = await write();
    expect(refused).toMatchObject(OUTAGE);
    expect(refused.milliseconds).toBeLessThan(WRITE_LIMIT);
    const stale = await ask('/');
    expect([stale.status, stale.text]).toEqual([200, page.text]);
    expect(stale.cacheStatus).toMatch(/^charity-site; hit; ttl=-\d+$/);
    expect(stale.milliseconds).toBeLessThan(WRITE_LIMIT);
    const health = await ask('/healthz');
    expect([health.status, health.milliseconds < 1000]).toEqual([200, true]);
    const readiness = await ask('/readyz');
    expect(readiness).toMatchObject({
      status: 503,
      text: expect.stringContaining('The database does not answer.'),
    });
    expect(readiness.milliseconds).toBeLessThan(LIMIT);

    await mend();
    await worksAgain();
    expect((await load()).map(({ status }) => status).filter((status) => status >= 400)).toEqual(
      [],
    );
    expect(server.child.exitCode).toBeNull();
  },
);

test('a server that starts without PostgreSQL serves contact and bank details as last read, then the site', async () => {
  await call('PUT', '/content/donation-details', {
    body: { bankName: 'Bank', accountName: 'Charity', accountNumber: '000777', swiftCode: 'SWIFT' },
  });
  const start = () => startServerProcess({ ...settings, PORT: new URL(server.url).port });
  // The page is written when the server starts.
  await server.end('SIGTERM');
  server = await start();
  const file = join(settings.DATA_DIR ?? '', 'last-read', 'ny.html');
  await eventually(async () => (await readFile(file, 'utf8').catch(() => '')).includes('000777'));
  await server.end('SIGTERM');
  await cluster.shutDown();
  const starting = start();
  const page = async (path: string): Promise<Awaited<ReturnType<typeof ask>>> =>
    ask(path).catch(() => page(path));
  for (const [path, language] of [
    ['/', 'en'],
    ['/ny/donate', 'ny'],
  ] as const) {
    const { status, text } = await page(path);
    expect([status, text]).toEqual([503, expect.stringContaining('<dd>000777</dd>')]);
    expect(text).toContain(`<html lang="${language}">`);
  }
  expect(await timed('GET', '/content/updates')).toMatchObject(OUTAGE);
  // A phone that loses its signal keeps its connection open.
  const stalled = connect(Number(new URL(server.url).port), '127.0.0.1');
  stalled.on('error', () => {});
  stalled.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
  stalled.write('Content-Length: 9\r\n\r\n{');
  await cluster.restart();
  server = await starting;
  const home = await ask('/');
  expect([home.status, home.text]).toEqual([200, expect.stringContaining('home')]);
});
