import type { Stats } from 'node:fs';
import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { temporaryName, writeAtomically } from '@charity-site/registry/store';
import { codeOf } from '../../db/dialects/faults';
import { fileExists, namesIn } from '../../process/files';

/** Prefix of originals with their variants, and documents, which everybody can read. */
export const UPLOADS = 'uploads/';

/**
 * Prefix of link preview images, outside the uploads, because they can be generated again and need
 * no backup.
 */
export const SHARE_PICTURES = 'share-pictures/';

/** Prefix of signed sheets and of withdrawn pictures. They have no public address. */
export const CONSENT = 'consent/';

/** Prefix of the archives of released versions, in a bucket only. They have no public address. */
export const VERSIONS = 'versions/';

/** The prefixes of all files of the content. */
export const PREFIXES = [UPLOADS, SHARE_PICTURES, CONSENT];

/**
 * Files by their names: a prefix and the content's hash, such as `uploads/<hash>.pdf`. A file is
 * stored before a row names it, and never changes. Decision 0084.
 */
export interface FileStore {
  /** The folder with the files, or with copies of those that were read. */
  folder: string;
  /** Stores a file, all of it or nothing. */
  put: (name: string, bytes: Buffer) => Promise<void>;
  /** Path in `folder` to read a file or its ranges from; undefined if it does not exist. */
  get: (name: string) => Promise<string | undefined>;
  exists: (name: string) => Promise<boolean>;
  delete: (name: string) => Promise<void>;
  /** Names of the files that begin with a text, without their prefix. */
  list: (start: string) => Promise<string[]>;
  /** Deletes this machine's copies of files that another machine deleted. */
  deleteCopies?: () => Promise<void>;
}

/** Files in a folder, whose subfolders are the prefixes. */
export const folderStore = (folder: string): FileStore => {
  const pathOf = (name: string) => join(folder, name);
  const exists = (name: string) => fileExists(pathOf(name));
  return {
    folder,
    put: (name, bytes) =>
      writeAtomically(pathOf(name), bytes, name.startsWith(CONSENT) ? 0o600 : undefined),
    get: async (name) => ((await exists(name)) ? pathOf(name) : undefined),
    exists,
    delete: (name) => rm(pathOf(name), { force: true }),
    list: async (start) => {
      // With a letter, because the name after a prefix can be empty.
      const first = basename(`${start}*`).slice(0, -1);
      const names = await namesIn(pathOf(dirname(`${start}*`)));
      // Hidden files are temporary.
      return names.filter((name) => name.startsWith(first) && !name.startsWith('.'));
    },
  };
};

/**
 * Runs work with a temporary folder on the disk of the files, which only this server can read and
 * which is deleted afterwards.
 */
export const withTemporaryFolder = async <Result>(
  { folder }: FileStore,
  work: (temporary: string) => Promise<Result>,
): Promise<Result> => {
  const temporary = join(folder, temporaryName('half'));
  await mkdir(temporary, { recursive: true, mode: 0o700 });
  try {
    return await work(temporary);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
};

const fromPath = async <Read>(
  files: FileStore,
  name: string,
  read: (path: string) => Promise<Read>,
): Promise<Read | undefined> => {
  const path = await files.get(name);
  if (path === undefined) return undefined;
  try {
    return await read(path);
  } catch (error) {
    // Another process deleted it, or, over NFS, replaced it with the same content.
    if (codeOf(error) === 'ESTALE') return read(path);
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
};

/** The content of a file; undefined if it does not exist. */
export const readStored = (files: FileStore, name: string): Promise<Buffer | undefined> =>
  fromPath(files, name, (path) => readFile(path));

/** Size and times of a file; undefined if it does not exist. */
export const statStored = (files: FileStore, name: string): Promise<Stats | undefined> =>
  fromPath(files, name, (path) => stat(path));

/** Renames a file. An interruption leaves it under both names. */
export const renameStored = async (files: FileStore, from: string, to: string): Promise<void> => {
  const bytes = await readStored(files, from);
  if (!bytes) return;
  await files.put(to, bytes);
  await files.delete(from);
};

/** Copies the files that a store lacks. @returns their number */
export const copyStored = async (from: FileStore, to: FileStore): Promise<number> => {
  let count = 0;
  for (const prefix of PREFIXES) {
    const present = new Set(await to.list(prefix));
    for (const file of await from.list(prefix)) {
      const bytes = present.has(file) ? undefined : await readStored(from, prefix + file);
      if (!bytes) continue;
      await to.put(prefix + file, bytes);
      count += 1;
    }
  }
  return count;
};
