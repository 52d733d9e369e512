import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { distOf } from '../../build/parts/parts';
import { run } from '../../build/parts/run';
import { callsOf, type Calls } from '../product/calls';
import { startServer, type ServerPlace } from '../product/server';

/** The number in the texts of samples. Each copy has a number of its own there. */
export const NUMBER = '00000';

/** In the ids of copies, before the number: an id that a server gave may itself end in a number of a copy. */
const MARK = 'fff';

interface Line {
  table?: string;
  row?: Record<string, unknown>;
  end?: { rows: number; pictures: number };
}

/** Runs the `admin` command of the built server. */
const admin = async (place: ServerPlace, ...args: string[]) => {
  const env = { DATA_DIR: place.dataDir, LOG_LEVEL: 'error', ...place.settings };
  const code = await run(process.execPath, [path.join(distOf('content-server'), 'admin.js'), ...args], {
    env,
    quiet: true,
  });
  if (code !== 0) throw new Error(`npm run admin -- ${args.join(' ')} failed with code ${code}.`);
};

/**
 * Adds samples with requests, then multiplies every stored row that has NUMBER in it, in a backup that is restored: items, their
 * addresses and history, deleted items. It takes seconds where requests would take minutes.
 * @param size how many there are of each sample
 * @param arrange adds the samples
 */
export const multiplied = async (
  place: ServerPlace,
  size: number,
  arrange: (calls: Calls) => Promise<void>,
): Promise<void> => {
  const server = await startServer(place);
  await arrange(callsOf(server.url));
  await server.stop();
  const file = path.join(place.dataDir, 'backup.gz');
  await admin(place, 'backup', file);
  const lines = gunzipSync(await readFile(file))
    .toString()
    .trim()
    .split('\n');
  const end = JSON.parse(lines.pop() ?? '{}') as Line;
  const samples = lines.filter((line) => line.includes(NUMBER));
  if (!end.end || samples.length === 0) throw new Error('The backup does not hold the samples that were added.');
  const ids = samples.flatMap((line) => (JSON.parse(line) as Line).row?._id ?? []);
  const numbered = new RegExp([...ids, NUMBER].join('|'), 'g');
  const copies = Array.from({ length: size - 1 }, (_, index) => {
    const number = String(index + 1).padStart(NUMBER.length, '0');
    const inCopy = (found: string) => (found === NUMBER ? number : found.slice(0, -8) + MARK + number);
    return samples.map((sample) => sample.replace(numbered, inCopy));
  }).flat();
  end.end.rows += copies.length;
  await writeFile(file, gzipSync([...lines, ...copies, JSON.stringify(end)].join('\n')));
  await admin(place, 'restore', file);
};
