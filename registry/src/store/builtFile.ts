import path from 'node:path';
import { readJsonFile } from './writeAtomically';
import { ReleaseError } from './releaseError';

/**
 * Reads a JSON file of a part's build; undefined if it does not exist.
 * @param file relative to the build's folder
 * @throws ReleaseError if it is not JSON
 */
export const readBuiltJson = (name: string, folder: string, file: string): Promise<unknown> =>
  readJsonFile(path.join(folder, file)).catch((error: unknown) => {
    throw new ReleaseError(`${name}'s ${file} is not JSON. Build ${name} again.`, { cause: error });
  });

/** An optional JSON file of a build. */
interface BuiltFile<Content> {
  /** Relative to the build's folder. */
  file: string;
  isValid: (value: unknown) => value is Content;
  /** Predicate of the error message: 'is no list of pages'. */
  fault: string;
}

/**
 * Reads an optional file of a part's build; undefined if it does not exist.
 * @throws ReleaseError if its content is invalid
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
