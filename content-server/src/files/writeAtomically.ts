import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes a file atomically: into a hidden temporary file, synced to disk, then renamed. */
export const writeAtomically = async (file: string, content: string | Uint8Array, mode = 0o644): Promise<void> => {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true });
  const half = join(folder, `.half-${randomUUID()}`);
  try {
    const handle = await open(half, 'wx', mode);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(half, file);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
};
