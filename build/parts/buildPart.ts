import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { SERVER_FOLDER } from '@charity-site/registry/store';
import { writeRoutes } from '../bundle/routes/writeRoutes';
import { bundle } from './bundle';
import { distOf, REMOTES, rendersOnServer, type Part } from './parts';
import { precompress } from './precompress';
import { buildForServer } from './serverBuild';
import { writeTextPlaces } from './textPlaces';
import { writeShellFacts, writeContributions } from './buildFacts';

/**
 * Builds one part and compresses its files. It is built in a separate folder, which is then
 * renamed: a running site always serves a complete build, and concurrent builds do not mix.
 * @param complete adds files to a successful build before it replaces the earlier one
 * @returns the exit code of the build tools
 */
export const buildPart = async (
  part: Part,
  complete: (folder: string) => void = () => undefined,
): Promise<number> => {
  const dist = distOf(part);
  const staging = `${dist}-${process.pid}`;
  const leaving = `${staging}-old`;
  try {
    let code = await bundle(part, staging);
    if (code === 0 && rendersOnServer(part))
      code = await buildForServer(part, path.join(staging, SERVER_FOLDER));
    if (code !== 0) return code;
    // Module federation's statistics repeat the manifest at ten times its size, and nothing fetches
    // them.
    rmSync(path.join(staging, 'mf-stats.json'), { force: true });
    if (part === 'shell') await writeShellFacts(staging);
    if (REMOTES.includes(part)) {
      await writeRoutes(part, path.join(staging, SERVER_FOLDER));
      writeContributions(part, staging);
    }
    if (part === 'content-server') await writeTextPlaces(staging);
    else await precompress(staging);
    complete(staging);
    if (existsSync(dist)) renameSync(dist, leaving);
    renameSync(staging, dist);
    console.log(`${part}: built`);
    return 0;
  } finally {
    for (const folder of [staging, leaving]) rmSync(folder, { recursive: true, force: true });
  }
};
