import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestServer, type TestServer } from '@charity-site/content-server/testing';
import { skipped } from '../smoke/smokeTest';
import { listRemotes } from './commands';
import { httpStore } from './httpStore';
import { smallShell } from './smallBuild';

const TOKEN = 'the-secret-of-the-public-team';

let base: string;
let server: TestServer;

const release = (version: string) => ({
  version,
  manifest: `/remotes/public-site/${version}/mf-manifest.json`,
  contract: '^1.0.0',
  prefixes: ['/'],
  integrity: {},
  preload: [],
  releasedAt: '2026-11-20T08:00:00.000Z',
  routes: [{ path: '/news', query: [], head: {} }],
});

beforeEach(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'visitors-'));
  const [shellDir, releasesDir] = [path.join(base, 'shell'), path.join(base, 'releases')];
  for (const folder of [shellDir, releasesDir]) await mkdir(folder);
  await writeFile(path.join(shellDir, 'index.html'), '<!doctype html><title>Shell</title>');
  const live = { name: 'public-site', ...release('2.0.0-live'), previous: release('1.0.0-before') };
  await writeFile(path.join(releasesDir, 'remotes.json'), JSON.stringify({ format: 1, remotes: [live] }));
  server = await startTestServer({ config: { shellDir, releasesDir }, deployTokens: `public-site=${TOKEN}` });
});
afterEach(async () => {
  await server.close();
  await rm(base, { recursive: true, force: true });
});

test('the list shows what visitors met with each version', async () => {
  for (let views = 0; views < 3; views += 1) expect((await fetch(`${server.url}/news`)).status).toBe(200);
  const render = { kind: 'render', route: '/news', name: 'TypeError', message: 'x is undefined' };
  const paint = { kind: 'vital', name: 'LCP', value: 2000 };
  for (const [version, reports] of [
    ['2.0.0-live', [render, paint]],
    ['1.0.0-before', [paint]],
  ])
    await fetch(`${server.url}/api/reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ remote: 'public-site', version, reports }),
    });
  const store = httpStore({ url: server.url, token: TOKEN });
  const firstShell = () => Promise.resolve(smallShell('first'));
  expect(await listRemotes({ store, smoke: skipped(''), by: '', firstShell })).toBe(
    [
      'public-site',
      '  live    2.0.0-live  since 2026-11-20T08:00:00.000Z',
      '          3 page views in 7 days; visitors with errors: 1 (33.3 % of the views); largest paint 2.5 s (75th percentile)',
      '          1 × render on /news: TypeError: x is undefined',
      '  before  1.0.0-before',
      '  not checked in the live shell',
    ].join('\n'),
  );
});
