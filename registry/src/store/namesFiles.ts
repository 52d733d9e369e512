import { isRecord } from '../model/registry';
import type { SharedImports } from '../types';
import { readBuiltFile } from './builtFile';
import { SERVER_FOLDER } from './buildFiles';

/** File of the names that a remote imports from shared modules (build/bundle/sharedImports). */
const IMPORTS_FILE = `${SERVER_FOLDER}/imports.json`;

/** Maximum number of names of one shared module, and maximum length of a name or path. */
const NAMES_MAX = 2000;
const TEXT_MAX = 300;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= TEXT_MAX;

const isNames = (value: unknown) =>
  isRecord(value) &&
  Object.keys(value).length <= NAMES_MAX &&
  Object.entries(value).every((entry) => entry.every(isText));

const isImports = (value: unknown): value is SharedImports =>
  isRecord(value) && Object.keys(value).length <= NAMES_MAX && Object.values(value).every(isNames);

/**
 * Reads the names that a remote's build imports from each shared module; undefined for builds that
 * did not record them.
 * @throws ReleaseError if the file is invalid
 */
export const readImports = (name: string, folder: string): Promise<SharedImports | undefined> =>
  readBuiltFile(name, folder, {
    file: IMPORTS_FILE,
    isValid: isImports,
    fault: 'is no list of imports',
  });
