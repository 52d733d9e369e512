import path from 'node:path';
import { readJsonFile } from './jsonFile';
import { ReleaseError } from './releaseError';

/**
 * Reads a JSON file of the build of a part; undefined when the build has none.
 * @param file relative to the build's folder
 * @throws ReleaseError when it is not JSON
 */
export const readBuiltJson = (name: string, folder: string, file: string): Promise<unknown> =>
  readJsonFile(path.join(folder, file)).catch((error: unknown) => {
    throw new ReleaseError(`${name}'s ${file} is not JSON. Build ${name} again.`, { cause: error });
  });

/** A JSON file that not every build has. */
interface BuiltFile<Content> {
  /** Relative to the build's folder. */
  file: string;
  isValid: (value: unknown) => value is Content;
  /** Says of the file that it is not valid: 'is no list of pages'. */
  fault: string;
}

/**
 * Reads a file of the build of a part; undefined when the build has none.
 * @throws ReleaseError when its content is not valid
 */
export const readBuiltFile = async <Content>(
  name: string,
  folder: string,
  { file, isValid, fault }: BuiltFile<Content>,
): Promise<Content | undefined> => {
  const value = await readJsonFile(path.join(folder, file)).catch(() => null);
  if (value === undefined || isValid(value)) return value;
  throw new ReleaseError(`${name}'s ${file} ${fault}. Build ${name} again.`);
};
