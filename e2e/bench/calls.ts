import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import path from 'node:path';
import autocannon from 'autocannon';
import { ROOT } from '../../build/parts/parts';
import { callsOf } from '../fixtures/product/calls';
import { freshData, type Prepared } from '../fixtures/product/prepared';
import { withServer } from '../fixtures/product/server';
import { onEachDatabase } from './scaledData';
import { median, printBudget, printTable } from './report';

const CONNECTIONS = 50;
const ROUNDS = 3;
const ROUND_S = 3;
const ITEMS = 1_000;
/** Number of URLs that are requested repeatedly. */
const WARM = 10;
const LIST = '/api/content/updates';

/**
 * One kind of call: its n-th request, and its minimum share of the baseline's requests per second.
 */
interface Kind {
  name: string;
  share: number;
  request: (n: number) => Partial<autocannon.Request>;
}

const DESCRIPTION = `<p>${'The well gives clean water every day, and the committee keeps its key. '.repeat(14)}</p>`;
const draft = (n: number) => ({
  title: `Well ${n} of the village`,
  date: '2026-11-01',
  description: DESCRIPTION,
});

/** Adds the items. @returns their ids */
const arrange = async (url: string): Promise<string[]> => {
  const { sendOk } = callsOf(url);
  const ids: string[] = [];
  for (let n = 0; n < ITEMS; n += 1)
    ids.push((await sendOk<{ _id: string }>('POST', '/content/updates', draft(n)))._id);
  return ids;
};

const kindsOf = (ids: readonly string[], token: string): Kind[] => {
  const paths = {
    'one item': [0.6, 0.35, (n: number) => `${LIST}/${ids[n % ids.length]}?`],
    'a list': [0.6, 0.4, (n: number) => `${LIST}?page=${(n % (ITEMS / 10)) + 1}`],
    'a search': [0.6, 0.5, (n: number) => `${LIST}?search=well%20${n % ITEMS}`],
  } as const;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return [
    ...Object.entries(paths).flatMap(([name, [warm, cold, at]]): Kind[] => [
      { name, share: warm, request: (n) => ({ path: at(n % WARM) }) },
      {
        name: `${name}, each address new`,
        share: cold,
        request: (n) => ({ path: `${at(n)}&n=${n}` }),
      },
    ]),
    {
      name: 'adding an item',
      share: 0.25,
      request: (n) => ({ method: 'POST', path: LIST, headers, body: JSON.stringify(draft(n)) }),
    },
  ];
};

let requestCount = 0;

const rate = async (url: string, { name, request }: Kind): Promise<number> => {
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: ROUND_S,
    requests: [{ setupRequest: (sent) => ({ ...sent, ...request(requestCount++) }) }],
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${name} failed ${non2xx + errors} requests.`);
  return requests.average;
};

/** Runs `work` with the URL of the baseline server on a database, in a separate process. */
const withBaseline = async <Result>(
  database: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> => {
  const args = ['--import', 'tsx', path.join(ROOT, 'e2e/bench/baselineServer.ts'), database];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const url = await new Promise<string>((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) =>
        resolve(line.replace(' is at ', '')),
      );
      child.once('exit', (code) => reject(new Error(`The baseline ended with ${code}.`)));
    });
    return await work(url);
  } finally {
    child.kill();
  }
};

/**
 * Alternately measures and prints the requests per second of a server and of the baseline server on
 * the same database.
 */
const compare = async (url: string, name: string, place: string): Promise<void> => {
  const kinds = kindsOf(await arrange(url), await callsOf(url).token());
  await withBaseline(place, async (baseline) => {
    const rows: [string, number, number][] = [];
    for (const kind of kinds) {
      const [served, bare]: [number[], number[]] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        served.push(await rate(url, kind));
        bare.push(await rate(baseline, kind));
      }
      rows.push([kind.name, median(served), median(bare)]);
    }
    printTable(
      [`Calls on ${name}, requests per second`, 'content-server', 'bare, one statement'],
      rows,
      0,
    );
    const isKept = rows.every(
      ([, value, beside], index) => value >= beside * (kinds[index]?.share ?? 0),
    );
    const least = kinds.map(({ name: kind, share }) => `${kind} ${share}`).join(', ');
    printBudget(isKept, `of the bare server's requests per second on ${name}: ${least}`);
  });
};

/**
 * Measures the calls of visitors and a write. The baseline is a bare server with one prepared
 * statement on the same database.
 */
export const measureCalls = async (prepared: Prepared): Promise<void> => {
  for await (const { database, url, settings } of onEachDatabase()) {
    const dataDir = await freshData(prepared, false);
    await withServer({ dataDir, releasesDir: prepared.releases, demo: false, settings }, (server) =>
      compare(server.url, database, url ?? path.join(dataDir, 'content.sqlite')),
    );
  }
};
