import { randomUUID } from 'node:crypto';
import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, isDiskFull } from '../../db/dialects/faults';

/** Minimum free space in bytes: less than this holds not even one image with its variants. */
const FREE_MIN = 8 * 1024 * 1024;

/** One disk block. */
const PROBE = Buffer.alloc(4096);

/** Writes and deletes a file, because free space does not reflect quotas, read-only file systems or permissions. */
const tryWriting = async (folder: string): Promise<void> => {
  const file = join(folder, `.probe-${randomUUID()}`);
  try {
    const handle = await open(file, 'wx', 0o600);
    await handle.writeFile(PROBE).finally(() => handle.close());
  } finally {
    await rm(file, { force: true });
  }
};

/**
 * Why a folder cannot be written to, as a sentence; none when it can, and when it is not there, because it is created when
 * it is needed.
 * @param name of the folder at the start of the sentence
 */
export const diskFaults = async (folder: string, name: string): Promise<string[]> => {
  try {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < FREE_MIN) return ['The disk is full.'];
    await tryWriting(folder);
    return [];
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    if (isDiskFull(error)) return ['The disk is full.'];
    return [`${name} cannot be written. Give ${folder} to the account of the server.`];
  }
};
