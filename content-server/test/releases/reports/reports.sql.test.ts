import type { Composition } from '@charity-site/api-client/entities';
import type { ReleaseState } from '@charity-site/registry/types';
import { CAUSES_MAX } from '../../../src/releases/reports/causes';
import { healthOf } from '../../../src/releases/reports/health';
import { purgeReports } from '../../../src/releases/reports/purgeReports';
import { VISITORS_MAX } from '../../../src/releases/reports/visitors';
import type { TestServer, TestServerOptions } from '../../../testing';
import { unrendered } from '../../../testing/open';
import { startSmallSite, type SmallSite } from '../../../testing/smallSite';
import { MESSAGE } from '../../../testing/visitors';

const TEAM = 'a-secret-of-the-public-team';
const OPTIONS: TestServerOptions = {
  config: { trustProxy: 1 },
  deployTokens: `public-site=${TEAM},shop=a-secret-of-the-shop-team`,
};

const TABLES = ['report_counts', 'report_causes', 'report_visitors', 'report_salts'] as const;
let site: SmallSite;
let server: TestServer;
let before: string;
let live: string;

const open = async (options: TestServerOptions = {}) => {
  site = await startSmallSite({ render: "return { html: 'one' }" }, { ...OPTIONS, ...options });
  server = site.server;
  before = site.version;
  live = await site.release({ render: "return { html: 'two' }" });
};
beforeAll(() => open());
afterEach(async () => {
  for (const table of TABLES) await server.database.deleteFrom(table).execute();
});
afterAll(() => site.close());

const HOUR = 60 * 60_000;
/** A browser at an IP, as the site's proxy forwards it. */
const from = (address: string) => ({ 'x-forwarded-for': address });

const error = (kind = 'render', more: object = {}) => ({
  kind,
  route: '/news',
  name: 'TypeError',
  message: 'x is undefined',
  ...more,
});
const send = async (sent: object | string, address = '203.0.113.1', type = 'application/json') => {
  const answer = await fetch(`${server.url}/api/reports`, {
    method: 'POST',
    headers: { 'content-type': type, ...from(address) },
    body:
      typeof sent === 'string'
        ? sent
        : JSON.stringify({ remote: 'public-site', version: live, ...sent }),
  });
  return answer.status;
};
const health = (version = live, since = new Date(Date.now() - HOUR), remote = 'public-site') =>
  healthOf(server.database, { remote, version, since });
const causes = async (version = live) =>
  server.database
    .selectFrom('report_causes')
    .select(['kind', 'message', 'route', 'ms', 'count'])
    .where('version', '=', version)
    .orderBy('kind')
    .orderBy('message')
    .execute();
const everything = async () =>
  JSON.stringify(
    await Promise.all(
      TABLES.map((table) => server.database.selectFrom(table).selectAll().execute()),
    ),
  );

test('an IP address or household counts once for each version, kind and day', async () => {
  for (let times = 0; times < 5; times += 1)
    expect(await send({ reports: [error(), error(), error('rejection')] })).toBe(202);
  expect(await send({ reports: [error()] }, '203.0.113.2')).toBe(202);
  expect(await health()).toMatchObject({ visitorsWithErrors: 2 });
  expect((await causes()).map(({ kind, count }) => [kind, Number(count)])).toEqual([
    ['rejection', 1],
    ['render', 2],
  ]);
  for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::1', '2001:db8:1:2:a:b:c:d'])
    expect(await send({ reports: [error()] }, address)).toBe(202);
  expect(await health()).toMatchObject({ visitorsWithErrors: 3 });
  await send({ reports: [error()] }, '2001:db8:1:3::1');
  expect(await health()).toMatchObject({ visitorsWithErrors: 4 });
  // From a time on.
  expect(await health(live, new Date(Date.now() + 90_000))).toEqual({
    visits: 0,
    visitorsWithErrors: 0,
    largestPaints: [],
  });
  expect(await health(before)).toMatchObject({ visitorsWithErrors: 0 });
});

test('counts for the live and the previous version, and ignores unreleased versions', async () => {
  const reports = [error()];
  for (const [sent, status] of [
    [{ reports }, 202],
    [{ version: before, reports }, 202],
    [{ version: '9.0.0-invented', reports }, 202],
    [{ remote: 'shop', reports }, 202],
    [{ remote: '__proto__', reports }, 202],
    [{ remote: 7, reports }, 400],
    [{ version: 'x'.repeat(101), reports }, 400],
    [{ reports: [] }, 400],
    [{ reports: [error('invented')] }, 400],
    [{ reports: Array.from({ length: 21 }, () => error()) }, 400],
    [{ reports: [{ kind: 'vital', name: 'LCP' }] }, 400],
    ['{"remote":', 400],
    [{ reports: [error('render', { message: 'x'.repeat(9000) })] }, 413],
  ] as const)
    expect([sent, await send(sent)]).toEqual([sent, status]);
  const stored = await server.database
    .selectFrom('report_visitors')
    .select('version')
    .distinct()
    .orderBy('version')
    .execute();
  expect(stored).toEqual([{ version: before }, { version: live }]);
});

test('accepts the text of a beacon', async () => {
  const text = JSON.stringify({ remote: 'public-site', version: live, reports: [error()] });
  expect(await send(text, '203.0.113.1', 'text/plain;charset=UTF-8')).toBe(202);
  expect(await send('{', '203.0.113.1', 'text/plain')).toBe(400);
  expect(await health()).toMatchObject({ visitorsWithErrors: 1 });
});

test('stores no personal data: no IP, no URL of a page, no quoted text, no numbers', async () => {
  const message = `Grace's card 4929123 for "Grace Banda" grace@example.org at https://site.example/donate?name=Grace /updates/77 failed\n'Banda'`;
  await send({ reports: [error('render', { message, route: '/updates/77' })] }, '203.0.113.77');
  await send({
    reports: [
      error('rejection', {
        name: 'Evil<b>"name"',
        message: 'Minified React error #418; visit https://react.dev/errors/418?args[]=Grace',
      }),
    ],
  });
  const file = '/remotes/public-site/1.0.2-abc/static/entry.js';
  await send({ reports: [error('load', { file, ms: 1234.5, route: '/updates/:id' })] });
  await send(
    { reports: [error('load', { file: 'https://evil.example/Grace.js' })] },
    '203.0.113.78',
  );
  expect(await causes()).toEqual([
    { kind: 'load', message: 'a file: TypeError: x is undefined', route: '/news', ms: 0, count: 1 },
    {
      kind: 'load',
      message: 'static/entry.js: TypeError: x is undefined',
      route: '/updates/:id',
      ms: 1235,
      count: 1,
    },
    { kind: 'rejection', message: 'Evilbname: React error 418', route: '/news', ms: 0, count: 1 },
    {
      kind: 'render',
      message:
        "TypeError: Grace's card <number> for <text> <address> at <address> <address> failed <text>",
      route: 'other',
      ms: 0,
      count: 1,
    },
  ]);
  const text = await everything();
  for (const personal of ['203.0.113', 'Banda', 'grace@', '/updates/77', '4929123', 'evil.example'])
    expect([personal, text.includes(personal)]).toEqual([personal, false]);
});

test('the salt of a day is deleted on the next day', async () => {
  await send({ reports: [error()] });
  await purgeReports(server.database, new Date(Date.now() + 24 * HOUR));
  expect(await server.database.selectFrom('report_salts').selectAll().execute()).toEqual([]);
});

test('counts are deleted after a week', async () => {
  await send({ reports: [error(), { kind: 'vital', name: 'LCP', value: 900 }] });
  await fetch(`${server.url}/news`);
  await fetch(`${server.url}/`);
  await seenVisits(live, 2);
  const day = 24 * HOUR;
  await purgeReports(server.database, new Date(Date.now() + 6 * day));
  expect(await health()).toEqual({
    visits: 2,
    visitorsWithErrors: 1,
    largestPaints: [{ upTo: 1200, count: 1 }],
  });
  await purgeReports(server.database, new Date(Date.now() + 8 * day));
  expect(await everything()).toBe('[[],[],[],[]]');
});

/** Page views are written within a second. */
const seenVisits = async (version: string, count: number) => {
  let seen = await health(version);
  while (seen.visits < count) {
    await fetch(`${server.url}/healthz`);
    seen = await health(version);
  }
  return seen.visits;
};

test('the server counts page views itself, without prefetches and checks', async () => {
  const view = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(server.url + path, { headers, method });
  for (const path of ['/', '/news?page=2', '/NEWS/', '/updates/7', '/updates/8', '/nothing/here'])
    await view(path, { 'sec-fetch-dest': 'document' });
  await view('/', unrendered(server));
  await view('/', { 'sec-purpose': 'prefetch' });
  await view('/', { 'sec-fetch-dest': 'empty' });
  await view('/', {}, 'HEAD');
  await view('/remotes.json');
  await view('/static/nothing.js');
  expect(await seenVisits(live, 6)).toBe(6);
  [before, live] = [live, await site.release({ render: "return { html: 'three' }" })];
  expect(await health(live)).toMatchObject({ visits: 0 });
});

test('only times of the largest paint are counted, in buckets', async () => {
  // Earlier shells send it first, and the others when the page is hidden.
  expect(await send({ reports: [{ kind: 'vital', name: 'TTFB', value: 80 }] })).toBe(202);
  for (const value of [1300, 1300, 500_000])
    await send({
      reports: [
        { kind: 'vital', name: 'LCP', value, route: '/news' },
        { kind: 'vital', name: 'CLS', value: 0.02 },
      ],
    });
  expect((await health()).largestPaints).toEqual([
    { upTo: 1800, count: 2 },
    { upTo: 30_000, count: 1 },
  ]);
});

test('stores the causes with the most visitors, and counts visitors up to a maximum', async () => {
  const letters = (index: number) =>
    String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26));
  for (const address of ['198.51.100.1', '198.51.100.2'])
    await send({ reports: [error('render', { message: 'often' })] }, address);
  for (let index = 0; index < CAUSES_MAX + 5; index += 1)
    await send(
      { reports: [error('render', { message: `once ${letters(index)}` })] },
      `203.0.113.${index}`,
    );
  const stored = await causes();
  expect(stored).toHaveLength(CAUSES_MAX);
  expect(stored.map(({ message }) => message)).toContain('TypeError: often');
  expect(stored.map(({ message }) => message)).toContain(
    `TypeError: once ${letters(CAUSES_MAX + 4)}`,
  );

  const slot = new Date().toISOString().slice(0, 10);
  const many = Array.from({ length: VISITORS_MAX }, (_, index) => ({
    remote: 'public-site',
    version: live,
    kind: 'hydration',
    slot,
    visitor: `v${index}`,
    lastAt: new Date().toISOString(),
  }));
  for (let at = 0; at < many.length; at += 500)
    await server.database
      .insertInto('report_visitors')
      .values(many.slice(at, at + 500))
      .execute();
  await send({ reports: [error('hydration')] });
  expect((await causes()).filter(({ kind }) => kind === 'hydration')).toEqual([]);
});

/** Sends a browser's report of a CSP violation. */
const block = (report: object, address = '203.0.113.1', version = live) =>
  fetch(`${server.url}/api/policy-reports?remote=public-site&version=${version}`, {
    method: 'POST',
    headers: { 'content-type': 'application/csp-report', ...from(address) },
    body: JSON.stringify({
      'csp-report': { 'document-uri': `${server.url}/news?mail=a@b.org`, ...report },
    }),
  });

test('CSP violations are counted only by version, directive and origin', async () => {
  const image = {
    'effective-directive': 'img-src',
    'blocked-uri': 'https://tracker.example.org/pixel.gif?visitor=1234',
    'script-sample': 'a secret text',
  };
  expect((await block(image)).status).toBe(204);
  await block(image);
  await block(image, '203.0.113.2');
  await block({ 'violated-directive': 'script-src-elem', 'blocked-uri': 'inline' });
  for (const ignored of [
    { ...image, 'blocked-uri': 'chrome-extension://abcdef/x.js' },
    { ...image, 'effective-directive': 'made-up-src' },
    { ...image, 'blocked-uri': `https://${'a'.repeat(200)}.org/` },
    {},
  ])
    expect((await block(ignored, '203.0.113.3')).status).toBe(204);
  await block(image, '203.0.113.4', '9.9.9-never-released');
  const stored = await everything();
  for (const secret of ['pixel', '1234', 'a@b.org', 'secret', '203.0.113'])
    expect(stored).not.toContain(secret);
  // It is no error: extensions cause it, and it must not roll a version back.
  expect(await health()).toMatchObject({ visitorsWithErrors: 0 });
  const { body } = await site.call('GET', '/releases', { token: TEAM });
  expect((body as unknown as ReleaseState).visitors?.[`public-site/${live}`]).toMatchObject({
    causes: [],
    blocked: [
      { message: 'img-src https://tracker.example.org', route: '/news', count: 2 },
      { message: 'script-src inline', route: '/news', count: 1 },
    ],
  });
});

test('the team and administrators read the errors of the live and the previous version', async () => {
  for (const path of ['/', '/news', '/news']) await fetch(server.url + path);
  await send({ reports: [error(), { kind: 'vital', name: 'LCP', value: 2000 }] });
  await send({ version: before, reports: [error('hydration')] });
  const read = async (path: string, token?: string) =>
    (await site.call('GET', path, { token })).body as unknown as ReleaseState & Composition;
  const now = {
    days: 7,
    visits: 3,
    visitorsWithErrors: 1,
    largestPaint: 2500,
    causes: [
      { kind: 'render', message: 'TypeError: x is undefined', route: '/news', ms: 0, count: 1 },
    ],
  };
  const state = await read('/releases', TEAM);
  expect(state.visitors).toEqual({
    [`public-site/${live}`]: now,
    [`public-site/${before}`]: {
      days: 7,
      visits: 0,
      visitorsWithErrors: 1,
      causes: [{ ...now.causes[0], kind: 'hydration' }],
    },
  });
  expect((await read('/releases', 'a-secret-of-the-shop-team')).visitors).toEqual({});
  const [part] = (await read('/composition')).parts;
  expect([part?.visitors, part?.previous?.visitors?.visitorsWithErrors]).toEqual([now, 1]);
});

describe('with a limit for each IP', () => {
  beforeAll(async () => {
    await site.close();
    await open({ rateLimits: { publicWrites: CAUSES_MAX + 5 } });
  });

  const image = (index: number) => ({
    'effective-directive': 'img-src',
    'blocked-uri': `https://x${index}.org`,
  });

  test('errors, CSP violations and messages of an IP have separate limits', async () => {
    const own = '203.0.113.9';
    const answers: number[] = [];
    for (let times = 0; times < CAUSES_MAX + 6; times += 1)
      answers.push(await send({ reports: [error()] }, own));
    expect(answers.slice(-2)).toEqual([202, 429]);
    const headers = from(own);
    expect(
      (await site.call('POST', '/messages', { body: MESSAGE, token: null, headers })).status,
    ).toBe(201);
    const blocked: number[] = [];
    for (let times = 0; times < CAUSES_MAX + 6; times += 1)
      blocked.push((await block(image(0), own)).status);
    expect(blocked.slice(-2)).toEqual([204, 429]);
  });

  test('CSP violations evict no errors', async () => {
    await send({ reports: [error()] });
    for (let index = 0; index < CAUSES_MAX + 5; index += 1)
      await block(image(index), `203.0.113.${10 + index}`);
    await send({ reports: [error('load')] });
    const kinds = (await causes()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind !== 'policy')).toEqual(['load', 'render']);
    expect(kinds.filter((kind) => kind === 'policy')).toHaveLength(CAUSES_MAX);
  });
});
