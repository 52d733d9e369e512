import { statSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { readRegistry } from './registryFile';

/** How many versions of a remote are kept besides the live one and the one before it. */
const KEPT = 5;

const versionsOf = async (folder: string) =>
  (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory()).map(({ name }) => name);

/**
 * Removes the oldest released folders; never one that the registry names, since tabs may still be open on it.
 * @returns what was removed, as `<name>/<version>`
 */
export const prune = async (releases: string): Promise<string[]> => {
  const removed: string[] = [];
  for (const remote of (await readRegistry(releases)).remotes) {
    const folder = path.join(releases, remote.name);
    const age = (version: string) => statSync(path.join(folder, version)).mtimeMs;
    const spare = (await versionsOf(folder))
      .filter((version) => ![remote.version, remote.previous?.version].includes(version))
      .sort((a, b) => age(b) - age(a));
    for (const version of spare.slice(KEPT)) {
      await rm(path.join(folder, version), { recursive: true });
      removed.push(`${remote.name}/${version}`);
    }
  }
  return removed;
};
