import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { codeOf, isDiskFull } from '../../db/dialects/faults';
import { freeSpace } from '../../process/files';

/** Minimum free space in bytes: one image with its variants needs more. */
const FREE_MIN = 8 * 1024 * 1024;

/** One disk block. */
const PROBE = Buffer.alloc(4096);

/** Time before a writable folder is checked again, in ms: anybody can request /readyz. */
const WRITABLE_TTL = 3000;
const writtenUntil = new Map<string, number>();

/**
 * Writes and deletes a file, because free space does not reflect quotas, read-only file systems or
 * permissions.
 */
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
 * Why a folder cannot be written to, as a sentence; empty if it can. A missing folder is fine,
 * because it is created on demand.
 * @param name of the folder at the start of the sentence, which is public; only the log contains
 * its path
 */
export const diskErrors = async (
  folder: string,
  name: string,
  log: FastifyBaseLogger,
): Promise<string[]> => {
  try {
    if ((await freeSpace(folder)) < FREE_MIN) return ['The disk is full.'];
    if (performance.now() > (writtenUntil.get(folder) ?? 0)) {
      await tryWriting(folder);
      writtenUntil.set(folder, performance.now() + WRITABLE_TTL);
    }
    return [];
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    if (isDiskFull(error)) return ['The disk is full.'];
    log.error(error, `${folder} cannot be written.`);
    return [`${name} cannot be written. Give it to the account of the server.`];
  }
};
