import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import type { Registry } from '@charity-site/registry';
import type { HistoryEntry } from '@charity-site/registry/types';
import { sendNews, type TurnedBack } from '../src/releases/watch/webhook';
import { startTestServer, type TestServer } from '../src/testing';
import { renderedSite } from './renderedSite';

const SECRET = 'the-secret-of-the-public-team';
/** How long a bad version may be there, in ms. */
const LIMIT = 30_000;
/** How often versions are compared unless `WATCH_INTERVAL` says otherwise, in ms. */
const DEFAULT_INTERVAL = 10_000;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A chat that gets the news; it answers with the given statuses first. */
const chat = async (...statuses: number[]) => {
  const news: TurnedBack[] = [];
  const server: Server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const status = statuses.shift() ?? 200;
      if (status === 200) news.push(JSON.parse(text) as TurnedBack);
      response.writeHead(status).end();
      server.emit(status === 200 ? 'news' : 'refused');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  );
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, news, server };
};

const siteWith = async (render = `return { html: 'new' };`, interval = 100) => {
  const site = await renderedSite({ render: `return { html: 'live' };` });
  const { version: next } = await site.add({ render });
  const webhook = await chat();
  const start = async () => {
    const config = { ...site.config, trustProxy: 1, watch: { interval, webhook: webhook.url } };
    const server = await startTestServer({ config, deployTokens: `public-site=${SECRET}` });
    closing.push(() => server.close());
    return server;
  };
  const servers = [await start()];
  const [{ url }] = servers as [TestServer];
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${url}/api/releases${path}`, {
      method,
      headers: { authorization: `Bearer ${SECRET}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      body: body && JSON.stringify(body),
    });
    expect([200, 201]).toContain(answer.status);
    return answer.json();
  };
  const put = async (change: object) => {
    const smoke = { outcome: 'passed' };
    await call('POST', '/public-site/verdicts', { version: next, shell: '1.0.0-shell', objections: [], smoke });
    await call('POST', '/public-site/turns', { to: next, ...change });
  };
  const state = async () => (await call('GET', '')) as { registry: Registry; history: HistoryEntry[] };

  /** One page view of a visitor with a number, at an address of their own. @returns the version that they get */
  const view = async (visitor: number, at = url) => {
    const address = { 'x-forwarded-for': `198.51.${Math.floor(visitor / 200)}.${(visitor % 200) + 1}` };
    const answer = await fetch(at, { headers: { ...address, cookie: `visitor=${visitor * 50}` } });
    const text = await answer.text();
    const { remotes } = JSON.parse(/id="remotes">(.*?)<\/script>/.exec(text)?.[1] ?? '') as Registry;
    const send = (report: object) =>
      fetch(`${at}/api/reports`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...address },
        body: JSON.stringify({ remote: 'public-site', version: remotes[0]?.version, reports: [report] }),
      });
    return { status: answer.status, version: remotes[0]?.version ?? '', send };
  };
  return { ...site, next, webhook, servers, start, put, state, view };
};
type Site = Awaited<ReturnType<typeof siteWith>>;

const ERROR = { kind: 'render', route: '/', name: 'TypeError', message: 'x is undefined' };
const paint = (value: number) => ({ kind: 'vital', name: 'LCP', route: '/', value });

/** Visitors come one group after the other, and their browsers report what they meet. */
const visit = async (site: Site, reportOf: (version: string) => object | undefined, numbers: readonly number[]) => {
  const seen: { visitor: number; status: number; version: string }[] = [];
  for (let first = 0; first < numbers.length; first += 20)
    await Promise.all(
      numbers.slice(first, first + 20).map(async (visitor) => {
        const { send, ...got } = await site.view(visitor);
        seen.push({ visitor, ...got });
        const report = reportOf(got.version);
        if (report) expect((await send(report)).status).toBe(202);
      }),
    );
  return seen;
};
const upTo = (count: number) => Array.from({ length: count }, (_one, index) => index);

/** Waits for the news of a version that was turned back. */
const turnedBack = async ({ webhook }: Site) => {
  if (webhook.news.length === 0) await once(webhook.server, 'news');
  return webhook.news;
};

/** Starts a canary of 20%, lets 200 visitors come, and expects that the watch turns it back. */
const isTurnedBack = async (render: string, reportOf: (isNew: boolean) => object | undefined, reason: RegExp) => {
  const site = await siteWith(render, DEFAULT_INTERVAL);
  await site.put({ action: 'canary', share: 20 });
  const begun = Date.now();
  const seen = await visit(site, (version) => reportOf(version === site.next), upTo(200));
  const [news] = await turnedBack(site);
  expect(Date.now() - begun).toBeLessThan(LIMIT);

  expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([200]));
  expect(seen.filter(({ version }) => version === site.next).length).toBeLessThanOrEqual(40);
  const again = await visit(site, () => undefined, upTo(200));
  expect(new Set(again.map(({ status, version }) => `${status} ${version}`))).toEqual(new Set([`200 ${site.version}`]));

  const { history, registry } = await site.state();
  expect(registry.remotes[0]).toMatchObject({ version: site.version });
  expect(registry.remotes[0]).not.toHaveProperty('canary');
  expect(history[0]).toMatchObject({
    action: 'end-canary',
    from: site.next,
    to: site.version,
    by: "the site's watch",
    origin: 'watch',
    reason: expect.stringMatching(reason),
  });
  expect(news).toMatchObject({
    event: 'turned-back',
    remote: 'public-site',
    version: site.next,
    to: site.version,
    canary: true,
    reason: history[0]?.reason,
  });
  expect(news?.text).toContain(`public-site ${site.next} was turned back to ${site.version}.`);
};

test('of 200 visitors at most those of a canary of 20% see that it breaks or gets slower, until it is turned back', async () => {
  // At the same time, because both wait for the watch.
  await Promise.all([
    isTurnedBack(
      `throw new Error('x is undefined');`,
      (isNew) => (isNew ? ERROR : undefined),
      /^\d+ visitors reported an error in \d+ page views \(\d+\.\d%\); with the version before 0 in \d+ \(0\.0%\)\.$/,
    ),
    isTurnedBack(
      `return { html: 'new' };`,
      (isNew) => paint(isNew ? 6_000 : 900),
      /^Its pages show their main content later: half of them within \d+ ms, with the version before within \d+ ms\.$/,
    ),
  ]);
});

test('a version that went live for all is turned back to the one before, and then left alone', async () => {
  const site = await siteWith();
  await visit(site, () => undefined, upTo(60));
  await site.put({ action: 'release' });
  await visit(site, (version) => (version === site.next ? ERROR : undefined), upTo(40));
  const [news] = await turnedBack(site);
  expect(news).toMatchObject({ version: site.next, to: site.version, canary: false });
  const { history, registry } = await site.state();
  expect(registry.remotes[0]).toMatchObject({ version: site.version, previous: { version: site.next } });
  expect(history[0]).toMatchObject({ action: 'rollback', from: site.next, to: site.version, origin: 'watch' });
});

test('one address cannot make a version look bad, and neither can errors that the version before has, too', async () => {
  const site = await siteWith();
  await site.put({ action: 'canary', share: 20 });
  const seen = await visit(site, () => ERROR, upTo(200));
  const unlucky = seen.find(({ version }) => version === site.next)?.visitor ?? -1;
  await visit(
    site,
    () => ERROR,
    Array.from({ length: 60 }, () => unlucky),
  );
  // Meanwhile the versions are compared many times; a second site with a version that is bad shows that they are.
  const other = await siteWith();
  await other.put({ action: 'canary', share: 20 });
  await visit(other, (version) => (version === other.next ? ERROR : undefined), upTo(200));
  await turnedBack(other);
  expect((await site.state()).registry.remotes[0]).toHaveProperty('canary');
  expect(site.webhook.news).toEqual([]);
});

test('of several processes one turns the version back, and tells the team once', async () => {
  const site = await siteWith();
  const second = await site.start();
  await site.put({ action: 'canary', share: 50 });
  for (const visitor of upTo(100))
    for (const at of [undefined, second.url]) {
      const { version, send } = await site.view(visitor, at);
      if (version === site.next) await send(ERROR);
    }
  await turnedBack(site);
  const { history } = await site.state();
  expect(history.map(({ action }) => action)).toEqual(['end-canary', 'canary']);
  expect(site.webhook.news).toHaveLength(1);
});

test('a chat that does not answer is asked again, and then given up', async () => {
  const log = pino({ level: 'silent' });
  const { signal } = new AbortController();
  const news = { event: 'turned-back', text: 'turned back' } as TurnedBack;
  const late = await chat(500, 503);
  await sendNews(late.url, news, { log, signal, pauses: [0, 0, 0] });
  expect(late.news).toEqual([news]);
  const never = await chat(500, 500, 500, 500, 500);
  let tries = 0;
  never.server.on('refused', () => (tries += 1));
  await sendNews(never.url, news, { log, signal, pauses: [0, 0, 0] });
  expect(tries).toBe(4);
  expect(never.news).toEqual([]);
});
