import { randomUUID } from 'node:crypto';
import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { ReleaseConflict } from './releaseError';

/** Time limit for waiting for another writer, in ms. A writer usually holds the lock for a few. */
const PATIENCE = 3_000;
/** Age in ms from which a lock counts as left by a process that died. */
const STALE = 15_000;

const take = async (lock: string): Promise<boolean> => {
  try {
    await writeFile(lock, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

/** Removes a stale lock. Renames it first, so that only one of several processes removes it. */
const breakStale = async (lock: string): Promise<void> => {
  const taken = await stat(lock).catch(() => undefined);
  if (!taken || Date.now() - taken.mtimeMs < STALE) return;
  const aside = `${lock}.${randomUUID()}`;
  await rename(lock, aside).catch(() => undefined);
  await rm(aside, { force: true });
};

/**
 * Runs `work` while holding a lock file, which excludes other callers in this and other processes.
 * @throws ReleaseConflict when another writer does not finish in time
 */
export const locked = async <Result>(
  lock: string,
  work: () => Promise<Result>,
  patience = PATIENCE,
): Promise<Result> => {
  const until = Date.now() + patience;
  while (!(await take(lock))) {
    await breakStale(lock);
    if (Date.now() > until)
      throw new ReleaseConflict(
        'Another release is being written at the moment. Nothing was changed. Try again.',
      );
    await pause(10 + Math.random() * 30);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
};
