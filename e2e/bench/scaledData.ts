import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { distOf, ROOT } from '../../build/parts/parts';
import { run } from '../../build/parts/run';
import { startCluster } from '../../build/checks/postgres/cluster';
import { findPostgres } from '../../build/checks/postgres/findPostgres.cjs';
import { callsOf, type Calls } from '../fixtures/product/calls';
import { freshData } from '../fixtures/product/prepared';
import { withServer, type ServerPlace } from '../fixtures/product/server';
import type { Product } from '../fixtures/product/withProduct';
import type { Row } from './report';

/** The compared numbers of items of each kind. */
const FEW = 100;
export const MANY = 10_000;

/** Placeholder in the texts of samples for the number of the copy. */
export const NUMBER = '00000';

/**
 * Marker before the number in the ids of copies, because a server's own id may end in such a
 * number.
 */
const MARK = 'fff';

interface Line {
  table?: string;
  row?: Record<string, unknown>;
  end?: { rows: number; pictures: number };
}

/** Runs the `admin` command of the built server. */
const admin = async (place: ServerPlace, ...args: string[]) => {
  const env = { DATA_DIR: place.dataDir, LOG_LEVEL: 'error', ...place.settings };
  const code = await run(
    process.execPath,
    [path.join(distOf('content-server'), 'admin.js'), ...args],
    {
      env,
      quiet: true,
    },
  );
  if (code !== 0) throw new Error(`npm run admin -- ${args.join(' ')} failed with code ${code}.`);
};

/**
 * Multiplies every row that contains NUMBER, in a backup that it restores: items, their slugs and
 * history, deleted items. It takes seconds instead of minutes with requests.
 */
const multiply = async (place: ServerPlace, size: number): Promise<void> => {
  const file = path.join(place.dataDir, 'backup.gz');
  await admin(place, 'backup', file);
  const lines = gunzipSync(await readFile(file))
    .toString()
    .trim()
    .split('\n');
  const end = JSON.parse(lines.pop() ?? '{}') as Line;
  const samples = lines.filter((line) => line.includes(NUMBER));
  if (!end.end || samples.length === 0)
    throw new Error('The backup does not hold the samples that were added.');
  const ids = samples.flatMap((line) => (JSON.parse(line) as Line).row?._id ?? []);
  const numbered = new RegExp([...ids, NUMBER].join('|'), 'g');
  const copies = Array.from({ length: size - 1 }, (_, index) => {
    const number = String(index + 1).padStart(NUMBER.length, '0');
    const inCopy = (found: string) =>
      found === NUMBER ? number : found.slice(0, -8) + MARK + number;
    return samples.map((sample) => sample.replace(numbered, inCopy));
  }).flat();
  end.end.rows += copies.length;
  await writeFile(file, gzipSync([...lines, ...copies, JSON.stringify(end)].join('\n')));
  await admin(place, 'restore', file);
};

type Times = Record<string, number>;

/** Measures a server with a number of copies of the samples. */
const measureSize = async <Arranged>(
  place: ServerPlace,
  size: number,
  arrange: (calls: Calls) => Promise<Arranged>,
  measure: (url: string, size: number, arranged: Arranged) => Promise<Times>,
): Promise<Times> => {
  const arranged = await withServer(place, ({ url }) => arrange(callsOf(url)));
  await multiply(place, size);
  return withServer(place, ({ url }) => measure(url, size, arranged));
};

/** Each database in turn: SQLite, and PostgreSQL if installed, in a temporary cluster. */
export async function* onEachDatabase(): AsyncGenerator<{
  database: string;
  url?: string;
  settings?: Record<string, string>;
}> {
  yield { database: 'SQLite' };
  if (findPostgres() === undefined) return;
  const cluster = await startCluster();
  try {
    // Releases are in the database, so the server releases the built parts in a new cluster.
    const settings = { DATABASE_URL: cluster.url, REMOTES_DIR: ROOT };
    yield { database: 'PostgreSQL', url: cluster.url, settings };
  } finally {
    await cluster.stop();
  }
}

/**
 * Measures with 100 and with 10,000 copies of samples: on SQLite, and on PostgreSQL if installed,
 * in a new cluster for each.
 * @param arrange adds the samples with requests
 * @param measure medians in ms, by name
 */
export const compareSizes = async <Arranged>(
  { prepared }: Product,
  arrange: (calls: Calls) => Promise<Arranged>,
  measure: (url: string, size: number, arranged: Arranged) => Promise<Times>,
): Promise<{ database: string; rows: Row[] }[]> => {
  const measured = new Map<string, Times[]>();
  for (const size of [FEW, MANY])
    for await (const { database, settings } of onEachDatabase()) {
      const dataDir = await freshData(prepared, false);
      const place = { dataDir, releasesDir: prepared.releases, demo: false, settings };
      const times = await measureSize(place, size, arrange, measure);
      measured.set(database, [...(measured.get(database) ?? []), times]);
    }
  return [...measured].map(([database, [few = {}, many = {}]]) => {
    return {
      database,
      rows: Object.entries(many).map(([what, time]): Row => [what, time, few[what] ?? NaN]),
    };
  });
};
