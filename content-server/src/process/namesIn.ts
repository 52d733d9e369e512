import { readdir } from 'node:fs/promises';

/**
 * The names in a folder; none when it is not there.
 * @throws the error of a folder that cannot be read
 */
export const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
