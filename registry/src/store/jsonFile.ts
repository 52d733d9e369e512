import { readFile } from 'node:fs/promises';
import { writeAtomically } from './writeAtomically';

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
