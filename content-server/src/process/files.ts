import { access, readdir, statfs } from 'node:fs/promises';

/**
 * The names in a folder; empty if it does not exist.
 * @throws if the folder cannot be read
 */
export const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });

/** Free space on the disk of a folder, in bytes. */
export const freeSpace = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** True if a file or folder exists. */
export const fileExists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
