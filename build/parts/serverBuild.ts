import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { SERVER_FOLDER } from '@charity-site/registry/store';
import { writeRoutes } from '../bundle/routes/writeRoutes';
import { bundle } from './bundle';
import { inputsHash, isFresh } from './freshness';
import { distOf, REMOTES, ROOT, type Part } from './parts';
import { entryFile } from './run';

/** Creates a part's server build in a folder. Resolves to the exit code. */
export const buildForServer = (part: Part, folder: string): Promise<number> =>
  bundle(part, folder, entryFile('../server.rsbuild', import.meta.url));

/**
 * For tests: the folder of a part's server build, with a remote's list of pages. Uses the part's
 * build if it is up to date; otherwise builds it if its sources have changed since the last test
 * run.
 * @throws Error if the build fails
 */
export const serverBuildOf = async (part: Part): Promise<string> => {
  if (isFresh(part)) return path.join(distOf(part), SERVER_FOLDER);
  const folder = path.join(
    ROOT,
    'node_modules/.cache/server-builds',
    `${part}-${inputsHash(part).slice(0, 16)}`,
  );
  if (existsSync(folder)) return folder;
  const staging = `${folder}-${process.pid}`;
  mkdirSync(staging, { recursive: true });
  try {
    if ((await buildForServer(part, staging)) !== 0)
      throw new Error(`The server build of ${part} failed.`);
    if (REMOTES.includes(part)) await writeRoutes(part, staging);
    if (!existsSync(folder)) renameSync(staging, folder);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  return folder;
};
