import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from '@charity-site/registry';
import type { HistoryEntry } from '@charity-site/registry/types';
import type { RollbackNotice } from '../src/releases/watch/webhook';
import { startTestServer, type TestServer, type TestServerOptions } from './index';
import { readDataBlock } from './readDataBlock';
import { startSmallSite } from './smallSite';

const SECRET = 'the-secret-of-the-public-team';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/**
 * A receiver of the webhook. Its first responses have the given statuses. Closed after the test.
 */
export const chat = async (...statuses: number[]) => {
  const news: RollbackNotice[] = [];
  const server: Server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const status = statuses.shift() ?? 200;
      if (status === 200) news.push(JSON.parse(text) as RollbackNotice);
      response.writeHead(status).end();
      server.emit(status === 200 ? 'news' : 'refused');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, news, server };
};

/**
 * A site with a canary watch, and a version that passed its check and is not live. Closed after the
 * test.
 * @param interval interval of the comparison, in ms
 */
export const watchedSite = async (render = `return { html: 'new' };`, interval = 100) => {
  const webhook = await chat();
  const options: TestServerOptions = {
    config: { trustProxy: 1, watch: { interval, webhook: webhook.url } },
    deployTokens: `public-site=${SECRET}`,
  };
  const site = await startSmallSite({ render: `return { html: 'live' };` }, options);
  closing.push(site.close);
  const { url } = site.server;
  const { version: next } = await site.add({ render });
  const call = async (method: string, path: string, body?: object) => {
    const answer = await site.call(method, `/releases${path}`, { token: SECRET, body });
    expect([200, 201]).toContain(answer.status);
    return answer.body;
  };
  const put = async (change: object) => {
    const smoke = { outcome: 'passed' };
    await call('POST', '/public-site/verdicts', {
      version: next,
      shell: '1.0.0-shell',
      objections: [],
      smoke,
    });
    await call('POST', '/public-site/turns', { to: next, ...change });
  };
  const state = async () =>
    (await call('GET', '')) as unknown as { registry: Registry; history: HistoryEntry[] };
  /** Starts another process of the site. */
  const start = async (): Promise<TestServer> => {
    const server = await startTestServer({
      ...options,
      database: site.server.database,
      config: { ...site.config, ...options.config },
    });
    closing.push(server.close);
    return server;
  };

  /**
   * One page view of a numbered visitor with their own IP address.
   * @returns the version that they get
   */
  const view = async (visitor: number, at = url) => {
    const address = {
      'x-forwarded-for': `198.51.${Math.floor(visitor / 200)}.${(visitor % 200) + 1}`,
    };
    const answer = await fetch(at, { headers: { ...address, cookie: `visitor=${visitor * 50}` } });
    const { remotes } = readDataBlock(await answer.text(), 'remotes') as Registry;
    const send = (report: object) =>
      fetch(`${at}/api/reports`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...address },
        body: JSON.stringify({
          remote: 'public-site',
          version: remotes[0]?.version,
          reports: [report],
        }),
      });
    return { status: answer.status, version: remotes[0]?.version ?? '', send };
  };

  /** Visitors come one group after the other, and their browsers report errors. */
  const visit = async (
    numbers: readonly number[],
    reportOf: (version: string) => object | undefined,
  ) => {
    const seen: { visitor: number; status: number; version: string }[] = [];
    for (let first = 0; first < numbers.length; first += 20)
      await Promise.all(
        numbers.slice(first, first + 20).map(async (visitor) => {
          const { send, ...got } = await view(visitor);
          seen.push({ visitor, ...got });
          const report = reportOf(got.version);
          if (report) expect((await send(report)).status).toBe(202);
        }),
      );
    return seen;
  };
  /** The first notice of a rolled-back version. */
  const turnedBack = async (): Promise<RollbackNotice | undefined> => {
    if (webhook.news.length === 0) await once(webhook.server, 'news');
    return webhook.news[0];
  };
  return { ...site, next, webhook, start, put, state, view, visit, turnedBack };
};

export const ERROR = { kind: 'render', route: '/', name: 'TypeError', message: 'x is undefined' };
/** Numbers from 0 in steps. */
export const upTo = (count: number, step = 1) =>
  Array.from({ length: count }, (_one, index) => index * step);
