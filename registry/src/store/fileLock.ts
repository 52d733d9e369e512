import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { ReleaseConflict } from './releaseError';

/** Timeout of waiting for another writer, in ms. A writer usually holds the lock for a few ms. */
const LOCK_TIMEOUT = 3_000;
/** Age in ms from which a lock is stale: its process has probably died. */
const STALE_AFTER = 15_000;

/** Creates the lock file with the id of its owner. Returns false if there is one already. */
const acquire = async (lock: string, owner: string): Promise<boolean> => {
  try {
    await writeFile(lock, owner, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

/**
 * Removes the lock, unless another writer owns it: this one may have been paused for so long that
 * its lock became stale.
 */
const release = async (lock: string, owner: string): Promise<void> => {
  if ((await readFile(lock, 'utf8').catch(() => '')) === owner) await rm(lock, { force: true });
};

/** Removes a stale lock. Renames it first, so that only one of several processes removes it. */
const breakStale = async (lock: string): Promise<void> => {
  const found = await stat(lock).catch(() => undefined);
  if (!found || Date.now() - found.mtimeMs < STALE_AFTER) return;
  const aside = `${lock}.${randomUUID()}`;
  await rename(lock, aside).catch(() => undefined);
  await rm(aside, { force: true });
};

/**
 * Runs `work` while holding a lock file, which excludes other callers in this and other processes.
 * @throws ReleaseConflict if another writer does not finish in time
 */
export const withFileLock = async <Result>(
  lock: string,
  work: () => Promise<Result>,
  timeout = LOCK_TIMEOUT,
): Promise<Result> => {
  const owner = randomUUID();
  const until = Date.now() + timeout;
  while (!(await acquire(lock, owner))) {
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
    await release(lock, owner);
  }
};
