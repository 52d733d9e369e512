import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inputsHash, stamp } from '../parts/freshness';
import { distOf, PARTS, ROOT, type Part } from '../parts/parts';
import { precompress } from '../parts/precompress';
import { run } from '../parts/run';
import { writeShellFacts } from '../parts/shellFacts';

// `npm run build -w <part>`: builds one part alone, compresses what browsers will fetch, notes what it was made from.
const part = path.basename(process.cwd()) as Part;
if (!PARTS.includes(part)) throw new Error(`Run this in one of ${PARTS.join(', ')}.`);

// Taken before the build: a file saved meanwhile makes the build stale, as it should.
const hash = inputsHash(part);
// Built beside its place and then put there in one step: a running site serves the old build or the new one, whole, and
// two builds at the same time do not meet.
const dist = distOf(part);
const staging = `${dist}-${process.pid}`;
const leaving = `${staging}-old`;
try {
  // In a process of its own, without tsx: module federation puts the source text of its own functions into the build,
  // and tsx would have changed that text.
  const code = await run(
    path.join(ROOT, 'node_modules/.bin/rsbuild'),
    ['build', '--log-level', 'warn', '--dist-path', staging],
    { cwd: path.join(ROOT, part), env: { NODE_ENV: 'production', NODE_OPTIONS: '' } },
  );
  if (code === 0) {
    // Module federation's own statistics repeat the manifest at ten times its size; nobody fetches them.
    rmSync(path.join(staging, 'mf-stats.json'), { force: true });
    if (part === 'shell') writeShellFacts(staging);
    if (part !== 'content-server') await precompress(staging);
    stamp(staging, hash);
    if (existsSync(dist)) renameSync(dist, leaving);
    renameSync(staging, dist);
    console.log(`${part}: built`);
  }
  process.exitCode = code;
} finally {
  for (const folder of [staging, leaving]) rmSync(folder, { recursive: true, force: true });
}
