import { rmSync } from 'node:fs';
import path from 'node:path';
import { inputsHash, stamp } from '../parts/freshness';
import { distOf, PARTS, ROOT, type Part } from '../parts/parts';
import { precompress } from '../parts/precompress';
import { run } from '../parts/run';

// `npm run build -w <part>`: builds one part alone, compresses what browsers will fetch, notes what it was made from.
const part = path.basename(process.cwd()) as Part;
if (!PARTS.includes(part)) throw new Error(`Run this in one of ${PARTS.join(', ')}.`);

// Taken before the build: a file saved meanwhile makes the build stale, as it should.
const hash = inputsHash(part);
// In a process of its own, without tsx: module federation puts the source text of its own functions into the build, and
// tsx would have changed that text.
const code = await run(path.join(ROOT, 'node_modules/.bin/rsbuild'), ['build', '--log-level', 'warn'], {
  cwd: path.join(ROOT, part),
  env: { NODE_ENV: 'production', NODE_OPTIONS: '' },
});
if (code !== 0) process.exit(code);
// Module federation's own statistics repeat the manifest at ten times its size; nobody fetches them.
rmSync(path.join(distOf(part), 'mf-stats.json'), { force: true });
if (part !== 'content-server') await precompress(distOf(part));
stamp(part, hash);
console.log(`${part}: built`);
