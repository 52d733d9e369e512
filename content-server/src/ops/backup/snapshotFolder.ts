import { existsSync, statSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { OperatorError } from '../../process/operatorError';

/** A stored file of the site: a picture, a variant of one, or a document. */
export interface FileEntry {
  bytes: number;
  sha256: string;
}

/** The manifest of a snapshot. It is written last, so a snapshot that has one is complete. */
export interface Snapshot {
  madeAt: string;
  /** The newest migration of its database. */
  tables: string;
  /** Rows that a restore reads. */
  rows: number;
  /** Name and hash of the file with the database. */
  database: { file: string; sha256: string };
  /** The files in `files/`, by their names. */
  files: Record<string, FileEntry>;
  /** Files that its rows refer to and that the site had lost. It is complete without any. */
  missing?: string[];
}

/** Number of days, and of Sundays, whose newest snapshot stays. Days are those of UTC. */
const DAYS_MAX = 7;
const SUNDAYS_MAX = 4;

/** The folder with each stored file once, for all snapshots. */
export const filesIn = (folder: string): string => join(folder, 'files');

/** Name of a snapshot: its time in UTC, without characters that a file system may reject. */
export const snapshotName = (madeAt: string): string => madeAt.replaceAll(/[:.]/g, '-');

const SNAPSHOT = /^\d{4}-\d\d-\d\dT[\d-]+Z\./;

/** Names of the snapshots in a folder, oldest first. */
const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => []))
    .filter((file) => SNAPSHOT.test(file) && file.endsWith('.json'))
    .map((file) => basename(file, '.json'))
    .sort();

/** The manifest of a snapshot; undefined if it cannot be read, perhaps only for now. */
const readManifest = (folder: string, name: string): Promise<Snapshot | undefined> =>
  readFile(join(folder, `${name}.json`), 'utf8')
    .then((text) => JSON.parse(text) as Snapshot)
    .catch(() => undefined);

const readManifests = async (folder: string) =>
  Promise.all(
    (await namesIn(folder)).map(async (name) => ({
      name,
      manifest: await readManifest(folder, name),
    })),
  );

const isComplete = ({ manifest }: { manifest?: Snapshot }): boolean =>
  manifest !== undefined && !manifest.missing?.length;

/** The newest complete snapshot in a folder, else the newest readable one. */
export const newestSnapshot = async (folder: string): Promise<Snapshot | undefined> => {
  const manifests = await readManifests(folder);
  return (manifests.findLast(isComplete) ?? manifests.findLast(({ manifest }) => manifest))
    ?.manifest;
};

/** True for a folder of snapshots or the `.json` of one; false for an archive. */
export const isSnapshot = (place: string): boolean =>
  place.endsWith('.json') || (existsSync(place) && statSync(place).isDirectory());

/**
 * The snapshot that an operator names.
 * @throws OperatorError when it does not exist
 */
export const namedSnapshot = async (
  place: string,
): Promise<{ folder: string; snapshot: Snapshot }> => {
  const folder = place.endsWith('.json') ? dirname(place) : place;
  const snapshot =
    folder === place
      ? await newestSnapshot(folder)
      : await readManifest(folder, basename(place, '.json'));
  if (!snapshot) throw new OperatorError(`There is no whole snapshot at ${place}.`);
  return { folder, snapshot };
};

const dayOf = ({ name }: { name: string }): string => name.slice(0, 10);

const isSunday = (snapshot: { name: string }): boolean =>
  new Date(dayOf(snapshot)).getUTCDay() === 0;

/**
 * The newest snapshot of each of the last days and Sundays, and all of the newest day: one of them
 * may be from before an upgrade.
 */
const retainedOf = <Named extends { name: string }>(all: readonly Named[]): Named[] => {
  const newest = new Map(all.map((snapshot) => [dayOf(snapshot), snapshot]));
  const ofDays = [...newest.values()];
  return all.filter(
    (snapshot) =>
      ofDays.slice(-DAYS_MAX).includes(snapshot) ||
      ofDays.filter(isSunday).slice(-SUNDAYS_MAX).includes(snapshot) ||
      dayOf(snapshot) === [...newest.keys()].at(-1),
  );
};

/**
 * Deletes old snapshots, the remains of killed commands, and orphaned files. Incomplete snapshots
 * do not count against complete ones. Deletes no files while the manifest of a remaining snapshot
 * cannot be read.
 */
export const removeOldSnapshots = async (folder: string): Promise<void> => {
  const all = await readManifests(folder);
  const retained = [...retainedOf(all), ...retainedOf(all.filter(isComplete))];
  for (const file of await readdir(folder))
    if (SNAPSHOT.test(file) && !retained.some(({ name }) => name === file.replace(/\..*/, '')))
      await rm(join(folder, file));
  if (retained.some(({ manifest }) => !manifest)) return;
  const used = new Set(
    retained.flatMap(({ manifest }) => [
      ...Object.keys(manifest?.files ?? {}),
      ...(manifest?.missing ?? []),
    ]),
  );
  for (const file of await readdir(filesIn(folder)).catch(() => []))
    if (!used.has(file)) await rm(join(filesIn(folder), file));
};
