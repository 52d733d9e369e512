import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from './build';
import type { Candidate } from './candidate';
import type { ReleaseRecord } from '../types';
import { readJsonFile, writeJsonFile } from './writeAtomically';
import { temporaryName } from './leftovers';

/** File name of a version's record, next to its files. It is hidden, so it is never served. */
const RECORD = '.release.json';

const foldersIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);

/** The record of a version; undefined if the version does not exist. */
export const readRecord = async (
  releases: string,
  remote: string,
  version: string,
): Promise<ReleaseRecord | undefined> =>
  (await readJsonFile(path.join(releases, remote, version, RECORD))) as ReleaseRecord | undefined;

/** The records of all versions, newest first. */
export const allRecords = async (releases: string): Promise<ReleaseRecord[]> => {
  const found: ReleaseRecord[] = [];
  for (const remote of await foldersIn(releases)) {
    for (const version of await foldersIn(path.join(releases, remote))) {
      const record = await readRecord(releases, remote, version);
      if (record) found.push(record);
    }
  }
  return found.sort((a, b) => b.release.releasedAt.localeCompare(a.release.releasedAt));
};

/** A hidden folder for the files of an incomplete version. It is never served. */
export const stagingFolder = (releases: string, remote: string): string =>
  path.join(releases, remote, temporaryName('arriving'));

/**
 * Turns a complete staging folder into an immutable version with one rename. If the version exists,
 * it has the same content, because its name contains the content's hash.
 */
const publish = async (
  releases: string,
  staging: string,
  record: ReleaseRecord,
): Promise<ReleaseRecord> => {
  const { remote, release } = record;
  const target = path.join(releases, remote, release.version);
  try {
    await writeJsonFile(path.join(staging, RECORD), record);
    await rename(staging, target);
    return record;
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    const stored = await readRecord(releases, remote, release.version);
    // Added by an older release command, which wrote no record.
    if (!stored) await writeJsonFile(path.join(target, RECORD), record);
    return stored ?? record;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
};

/** Copies a build into its immutable folder atomically. */
export const addVersion = async (
  releases: string,
  { folder, files, record }: Candidate,
): Promise<ReleaseRecord> => {
  const staging = stagingFolder(releases, record.remote);
  try {
    for (const file of files) {
      await mkdir(path.dirname(path.join(staging, file)), { recursive: true });
      await cp(path.join(folder, file), path.join(staging, file));
    }
    return await publish(releases, staging, record);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
};

/** The files of a version that are missing or do not match their hash. */
export const fileErrors = async (
  releases: string,
  { remote, release }: ReleaseRecord,
): Promise<string[]> => {
  const found: string[] = [];
  for (const [file, hash] of Object.entries(release.integrity)) {
    const content = await readFile(path.join(releases, remote, release.version, file)).catch(
      () => undefined,
    );
    if (!content) found.push(`${file} is not there.`);
    else if (hashOf(content) !== hash) found.push(`${file} is not what was built.`);
  }
  return found;
};

/** Removes a version permanently. */
export const removeVersion = (releases: string, remote: string, version: string): Promise<void> =>
  rm(path.join(releases, remote, version), { recursive: true, force: true });
