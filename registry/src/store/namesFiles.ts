import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SharedImports } from '../types';
import { ReleaseError } from './releaseError';
import { SERVER_FOLDER } from './serverFolder';

/** The names that a remote imports of shared modules, in its build (build/bundle/names). */
const IMPORTS_FILE = `${SERVER_FOLDER}/imports.json`;

/** Maximum number of names of one shared module, and maximum length of a name or path. */
const NAMES_MAX = 2000;
const TEXT_MAX = 300;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= TEXT_MAX;

const isNames = (value: unknown) =>
  isRecord(value) &&
  Object.keys(value).length <= NAMES_MAX &&
  Object.entries(value).every((entry) => entry.every(isText));

const isImports = (value: unknown): value is SharedImports =>
  isRecord(value) && Object.keys(value).length <= NAMES_MAX && Object.values(value).every(isNames);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Reads what a remote's build imports of each shared module; undefined for builds that do not record it.
 * @throws ReleaseError when the file is invalid
 */
export const readImports = async (name: string, folder: string): Promise<SharedImports | undefined> => {
  const text = await readFile(path.join(folder, IMPORTS_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const imports = parsed(text);
  if (!isImports(imports))
    throw new ReleaseError(`${name}'s ${IMPORTS_FILE} is no list of imports. Build ${name} again.`);
  return imports;
};
