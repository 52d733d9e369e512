import { readFile, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryName } from './leftovers';

/** The content of a JSON file; undefined if it does not exist. Throws if it is not JSON. */
export const readJsonFile = async (file: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as unknown;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** Writes a JSON file atomically, with the permissions that the umask allows. */
export const writeJsonFile = (file: string, value: unknown): Promise<void> =>
  writeAtomically(file, `${JSON.stringify(value, null, 2)}\n`, 0o666);

/**
 * Writes a file atomically: into a hidden temporary file, synced to disk, then renamed, so that a
 * reader finds the old content or the new. Creates the folder. When writing or the stream fails,
 * the temporary file is removed.
 */
export const writeAtomically = async (
  file: string,
  content: string | Uint8Array | AsyncIterable<Uint8Array>,
  mode = 0o644,
): Promise<void> => {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  const temporary = path.join(folder, temporaryName('half'));
  try {
    const handle = await open(temporary, 'wx', mode);
    try {
      await writeFile(handle, content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
};
