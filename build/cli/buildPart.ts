import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { SERVER_FOLDER } from '@charity-site/registry/store';
import { inputsHash, stamp } from '../parts/freshness';
import { distOf, PARTS, REMOTES, rendersOnServer, ROOT, type Part } from '../parts/parts';
import { precompress } from '../parts/precompress';
import { run } from '../parts/run';
import { buildForServer } from '../parts/serverBuild';
import { writeContributions } from '../parts/writeContributions';
import { writeRoutes } from '../routes/writeRoutes';
import { writeShellFacts } from '../parts/shellFacts';

// `npm run build -w <part>`: builds one part, compresses its files and stores the hash of its sources.
const part = path.basename(process.cwd()) as Part;
if (!PARTS.includes(part)) throw new Error(`Run this in one of ${PARTS.join(', ')}.`);

// Computed before the build, so that a file saved during the build makes it stale.
const hash = inputsHash(part);
// Built in a folder of its own and then renamed: a running site always serves a complete build, and two builds at the same
// time do not mix.
const dist = distOf(part);
const staging = `${dist}-${process.pid}`;
const leaving = `${staging}-old`;
try {
  // Runs in a separate process without tsx. Module federation copies the source text of its functions into the build, and
  // tsx would change that text.
  let code = await run(
    path.join(ROOT, 'node_modules/.bin/rsbuild'),
    ['build', '--log-level', 'warn', '--dist-path', staging],
    { cwd: path.join(ROOT, part), env: { NODE_ENV: 'production', NODE_OPTIONS: '' } },
  );
  if (code === 0 && rendersOnServer(part)) code = await buildForServer(part, path.join(staging, SERVER_FOLDER));
  if (code === 0) {
    // Module federation's statistics repeat the manifest at ten times its size, and nothing fetches them.
    rmSync(path.join(staging, 'mf-stats.json'), { force: true });
    if (part === 'shell') await writeShellFacts(staging);
    if (REMOTES.includes(part)) {
      await writeRoutes(part, path.join(staging, SERVER_FOLDER));
      writeContributions(part, staging);
    }
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
