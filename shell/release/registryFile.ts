import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseRegistry, type Registry } from '../src/registry/registry';
import { ReleaseError } from './releaseError';

const NAME = 'remotes.json';

/** The registry of a releases folder; an empty one where there is none yet. */
export const readRegistry = async (releases: string): Promise<Registry> => {
  let text: string;
  try {
    text = await readFile(path.join(releases, NAME), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { format: 1, remotes: [] };
    throw error;
  }
  return parseRegistry(JSON.parse(text));
};

/**
 * Changes the registry in one step: reads it, lets `change` make the new one, and puts that in place by an atomic
 * rename, so that a reader sees the old registry or the new one and nothing between. A lock file keeps a second
 * writer out meanwhile.
 * @throws ReleaseError when another release is writing at this moment
 */
export const changeRegistry = async (releases: string, change: (registry: Registry) => Registry): Promise<Registry> => {
  await mkdir(releases, { recursive: true });
  const lock = path.join(releases, `.${NAME}.lock`);
  const handle = await open(lock, 'wx').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    throw new ReleaseError(
      `Another release is being written at this moment. Try again; if none is running, remove ${lock}.`,
    );
  });
  try {
    const changed = parseRegistry(change(await readRegistry(releases)));
    const fresh = path.join(releases, `.${NAME}.${process.pid}`);
    await writeFile(fresh, `${JSON.stringify(changed, null, 2)}\n`, { flush: true });
    await rename(fresh, path.join(releases, NAME));
    return changed;
  } finally {
    await handle.close();
    await rm(lock, { force: true });
  }
};
