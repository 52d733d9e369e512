import { randomUUID } from 'node:crypto';
import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { isDiskFull } from '../db/faults';

/** Free bytes below which a disk counts as full: not even one image with its smaller copies would fit. */
const FREE_MIN = 8 * 1024 * 1024;

/** One block, which takes space on every file system. */
const PROBE = Buffer.alloc(4096);

/** Writes a file and removes it: free space does not tell quotas, a read-only file system or a missing right. */
const tryWriting = async (folder: string): Promise<void> => {
  const file = join(folder, `.probe-${randomUUID()}`);
  try {
    const handle = await open(file, 'wx', 0o600);
    await handle.writeFile(PROBE).finally(() => handle.close());
  } finally {
    await rm(file, { force: true });
  }
};

/** Why nothing can be stored in a folder, in a sentence; undefined when all is well. */
export const diskFault = async (folder: string): Promise<string | undefined> => {
  try {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < FREE_MIN) return 'The disk is full.';
    await tryWriting(folder);
    return undefined;
  } catch (error) {
    return isDiskFull(error) ? 'The disk is full.' : 'The data folder cannot be written.';
  }
};
