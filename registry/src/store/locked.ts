import { randomUUID } from 'node:crypto';
import { open, rename, rm, stat } from 'node:fs/promises';
import { ReleaseConflict } from './releaseError';

/** How long to wait for another writer, in ms; one holds the lock for a few. */
const PATIENCE = 3_000;
/** A lock older than that was left behind by a process that died, in ms. */
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

/** Takes away a lock that was left behind; of several who try only one succeeds, for a rename does. */
const breakStale = async (lock: string): Promise<void> => {
  const taken = await stat(lock).catch(() => undefined);
  if (!taken || Date.now() - taken.mtimeMs < STALE) return;
  const aside = `${lock}.${randomUUID()}`;
  await rename(lock, aside).catch(() => undefined);
  await rm(aside, { force: true });
};

/**
 * Does `work` while nobody else who asks for the same lock does theirs, in this process or another.
 * @throws ReleaseConflict when another writer does not come to an end
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
      throw new ReleaseConflict('Another release is being written at this moment. Nothing was changed; try again.');
    await pause(10 + Math.random() * 30);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
};
