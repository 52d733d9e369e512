import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import autocannon from 'autocannon';
import { callsOf } from '../fixtures/product/calls';
import { freshData } from '../fixtures/product/prepared';
import { withServer, type RunningServer } from '../fixtures/product/server';
import type { Bench } from './bench';
import { measureCalls } from './calls';
import { memoryOf } from './memory';
import { withPlainServer } from './plainServer';
import { median, printBudget, printTable, timeOf } from './report';

/** Minimum share of the requests per second of a bare server with the same bytes. */
const RATE_SHARE = 0.4;
const ROUNDS = 3;
const ROUND_S = 5;
/** Budget of an uncached home page, median in ms. */
const UNCACHED = 40;
const CHANGES = 30;
/**
 * Number of requests before the memory is measured, and the budget of server and renderers, in MB.
 */
const REQUESTS = 100_000;
const MEMORY = 300;
/** Maximum growth during the second half of the requests, in MB: the memory is flat. */
const GROWTH = 15;

const BROTLI = { 'accept-encoding': 'br' };

const rate = async (url: string): Promise<number> => {
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections: 20,
    duration: ROUND_S,
    headers: BROTLI,
  });
  if (non2xx + errors > 0) throw new Error(`${url} failed ${non2xx + errors} requests.`);
  return requests.average;
};

/**
 * Alternately measures the requests per second of the cached home page and of a bare server with
 * the same bytes.
 */
const measureRate = async (site: string): Promise<void> => {
  const [answer] = (await once(get(`${site}/`, { headers: BROTLI }), 'response')) as [
    IncomingMessage,
  ];
  const body = await buffer(answer);
  const [served, bare]: [number[], number[]] = [[], []];
  await withPlainServer(
    (_request, response) => {
      for (const name of ['content-type', 'content-encoding', 'etag', 'content-security-policy'])
        response.setHeader(name, answer.headers[name] ?? '');
      response.end(body);
    },
    async (plain) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        served.push(await rate(`${site}/`));
        bare.push(await rate(plain));
      }
    },
  );
  const [value, beside] = [median(served), median(bare)];
  const heads: [string, string, string] = [
    'The home page from the cache',
    'content-server',
    'bare node:http',
  ];
  printTable(heads, [[`requests per second, ${body.length} bytes`, value, beside]], 0);
  printBudget(
    value >= beside * RATE_SHARE,
    `at least ${RATE_SHARE} of the bare server's requests per second`,
  );
};

/** Time of the first view of the home page after a change of its content. */
const measureUncached = async (site: string): Promise<void> => {
  const { sendOk } = callsOf(site);
  const [times, cached]: [number[], number[]] = [[], []];
  const view = () =>
    timeOf(async () => (await fetch(`${site}/`, { headers: BROTLI })).arrayBuffer());
  for (let change = 0; change < CHANGES; change += 1) {
    const draft = {
      title: `Change ${change}`,
      date: '2026-11-01',
      image: '',
      description: '<p>Changed.</p>',
    };
    await sendOk('POST', '/content/updates', draft);
    times.push(await view());
    cached.push(await view());
  }
  const heads: [string, string, string] = [
    'The home page after a change, ms',
    'rendered',
    'from the cache',
  ];
  printTable(heads, [['median', median(times), median(cached)]]);
  printBudget(median(times) < UNCACHED, `a page that is not cached takes under ${UNCACHED} ms`);
};

/** Memory of the server and its renderers after many requests of several pages. */
const measureMemory = async ({ url, pid }: RunningServer): Promise<void> => {
  const requests = ['/', '/news', '/about', '/events', '/donate', '/no/such/page'].map((path) => ({
    path,
  }));
  const load = () =>
    autocannon({ url, connections: 20, amount: REQUESTS / 2, headers: BROTLI, requests });
  await load();
  const half = memoryOf(pid);
  await load();
  const whole = memoryOf(pid);
  const heads: [string, string, string] = [
    'Memory, MB',
    `${REQUESTS} requests`,
    `${REQUESTS / 2} requests`,
  ];
  printTable(heads, [['server and renderers', whole, half]], 0);
  printBudget(
    whole < MEMORY && whole - half < GROWTH,
    `under ${MEMORY} MB of memory, and less than ${GROWTH} MB more than after half of the requests`,
  );
};

/** Measures API responses on each database, and rendered pages, with servers of their own. */
export const measureAnswers = async ({ product: { prepared } }: Bench): Promise<void> => {
  await measureCalls(prepared);
  const dataDir = await freshData(prepared, true);
  await withServer({ dataDir, releasesDir: prepared.releases, demo: true }, async (server) => {
    await measureRate(server.url);
    await measureUncached(server.url);
    await measureMemory(server);
  });
};
