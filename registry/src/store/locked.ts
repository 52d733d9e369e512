import { randomUUID } from 'node:crypto';
import { open, rename, rm, stat } from 'node:fs/promises';
import { ReleaseConflict } from './releaseError';

/** Time limit for waiting for another writer, in ms. A writer usually holds the lock for a few. */
const PATIENCE = 3_000;
/** Age in ms from which a lock counts as left by a process that died. */
const STALE = 15_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const take = (lock: string): Promise<boolean> =>
  open(lock, 'wx').then(
    async (handle) => {
      await handle.close();
      return true;
    },
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );

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
      throw new ReleaseConflict('Another release is being written at the moment. Nothing was changed. Try again.');
    await pause(10 + Math.random() * 30);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
};
