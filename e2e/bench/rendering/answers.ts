import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import autocannon from 'autocannon';
import { callsOf } from '../../product/calls';
import { freshData } from '../../product/prepared';
import { startServer, type RunningServer } from '../../product/server';
import type { Product } from '../../product/withProduct';
import { median } from '../quantile';
import { table } from '../table';
import { memoryOf } from './memory';
import { withPlainServer } from './plainServer';

/** Least share of the requests per second of a bare server with the same bytes. */
const RATE_SHARE = 0.4;
const ROUNDS = 3;
const ROUND_S = 5;
/** Most time of a home page that is not cached, at the median, in ms. */
const UNCACHED = 40;
const CHANGES = 30;
/** Requests before the memory is read, and the most that server and renderers may take then, in MB. */
const REQUESTS = 100_000;
const MEMORY = 300;
/** The most by which the second half of them may raise it, in MB: the memory is flat. */
const GROWTH = 15;

const BROTLI = { 'accept-encoding': 'br' };

const rate = async (url: string): Promise<number> => {
  const { requests, non2xx, errors } = await autocannon({ url, connections: 20, duration: ROUND_S, headers: BROTLI });
  if (non2xx + errors > 0) throw new Error(`${url} failed ${non2xx + errors} requests.`);
  return requests.average;
};

/** Requests per second of the cached home page and of a bare server that answers the same bytes, in turn. */
const measureRate = async (site: string): Promise<boolean> => {
  const [answer] = (await once(get(`${site}/`, { headers: BROTLI }), 'response')) as [IncomingMessage];
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
  const isKept = value >= beside * RATE_SHARE;
  console.log(
    `\n${table(
      ['Rendered home page from the cache', 'content-server', 'bare node:http'],
      [{ what: `requests per second, ${body.length} bytes`, value, beside }],
    )}`,
  );
  console.log(`Budget ${isKept ? 'kept' : 'EXCEEDED'}: at least ${RATE_SHARE} of the bare server's.`);
  return isKept;
};

/** Time of the first view of the home page after a change of what it shows. */
const measureUncached = async (site: string): Promise<boolean> => {
  const { keep } = callsOf(site);
  const [times, cached]: [number[], number[]] = [[], []];
  const view = async () => {
    const begun = performance.now();
    await (await fetch(`${site}/`, { headers: BROTLI })).arrayBuffer();
    return performance.now() - begun;
  };
  for (let change = 0; change < CHANGES; change += 1) {
    const draft = { title: `Change ${change}`, date: '2026-11-01', image: '', description: '<p>Changed.</p>' };
    await keep('POST', '/content/updates', draft);
    times.push(await view());
    cached.push(await view());
  }
  const isKept = median(times) < UNCACHED;
  console.log(
    `\n${table(
      ['The home page after a change, ms', 'rendered', 'from the cache'],
      [{ what: 'median', value: median(times), beside: median(cached), digits: 1 }],
    )}`,
  );
  console.log(`Budget ${isKept ? 'kept' : 'EXCEEDED'}: under ${UNCACHED} ms.`);
  return isKept;
};

/** Memory of the server and its renderers after many requests of several pages. */
const measureMemory = async ({ url, pid }: RunningServer): Promise<boolean> => {
  const pages = ['/', '/news', '/about', '/events', '/donate', '/no/such/page'];
  const load = (amount: number) =>
    autocannon({ url, connections: 20, amount, headers: BROTLI, requests: pages.map((path) => ({ path })) });
  await load(REQUESTS / 2);
  const half = memoryOf(pid, 'Pss');
  const resident = memoryOf(pid, 'Rss');
  await load(REQUESTS / 2);
  const whole = memoryOf(pid, 'Pss');
  const isKept = whole < MEMORY && whole - half < GROWTH;
  console.log(
    `\n${table(
      ['Memory of server and renderers, MB', `${REQUESTS} requests`, `${REQUESTS / 2} requests`],
      [
        { what: 'all processes, shared pages once', value: whole, beside: half },
        { what: 'resident, shared pages in each', value: memoryOf(pid, 'Rss'), beside: resident },
      ],
    )}`,
  );
  console.log(
    `Budget ${isKept ? 'kept' : 'EXCEEDED'}: under ${MEMORY} MB, and less than ${GROWTH} MB more than after half of the requests.`,
  );
  return isKept;
};

/** Measures how a server with data of its own answers rendered pages. @returns whether the budgets are kept */
export const measureAnswers = async ({ prepared }: Product): Promise<boolean> => {
  const dataDir = await freshData(prepared, true);
  const server = await startServer({ dataDir, releasesDir: prepared.releases, demo: true });
  try {
    const isQuick = await measureRate(server.url);
    const isRendered = await measureUncached(server.url);
    const isSmall = await measureMemory(server);
    return isQuick && isRendered && isSmall;
  } finally {
    await server.stop();
  }
};
