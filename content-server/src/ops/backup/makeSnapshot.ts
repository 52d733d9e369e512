import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  removeStaleTemporaryFiles,
  temporaryName,
  writeAtomically,
} from '@charity-site/registry/store';
import { findFirstAdministrator } from '../../people/signIn/administrators';
import { writeArchive } from '../archive/archiveFile';
import { archivedFiles, snapshotRows } from '../archive/siteRows';
import { TABLES } from '../archive/archiveTables';
import { fileStoreOf } from '../../media/files/bucketStore';
import type { FileStore } from '../../media/files/fileStore';
import type { Config } from '../../process/settings/config';
import type { Database } from '../../db/database';
import { newestMigration } from '../../db/migrate';
import { fileIn } from '../../db/open';
import { copyInto } from '../../db/dialects/sqlite/copyInto';
import { OperatorError } from '../../process/operatorError';
import { noteBackup } from './lastBackup';
import { missingFiles } from './missingFiles';
import {
  filesIn,
  newestSnapshot,
  removeOldSnapshots,
  snapshotName,
  type FileEntry,
  type Snapshot,
} from './snapshotFolder';

/** SHA-256 of a file, in hex. */
export const hashOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
};

/**
 * Copies the stored files that the folder lacks. A stored file never changes: its name is a hash.
 */
const copyFiles = async (
  from: FileStore,
  folder: string,
  earlier: Snapshot['files'],
): Promise<Snapshot['files']> => {
  const files: Record<string, FileEntry> = {};
  for (const file of (await archivedFiles(from, 'backup')).sort()) {
    const name = basename(file);
    const target = join(filesIn(folder), name);
    const before = earlier[name];
    const there = await stat(target).catch(() => undefined);
    if (before && there?.size === before.bytes) {
      files[name] = before;
      continue;
    }
    const path = await from.get(file);
    if (path === undefined) continue;
    await writeAtomically(target, createReadStream(path), 0o600);
    files[name] = { bytes: (await stat(target)).size, sha256: await hashOf(target) };
  }
  return files;
};

/**
 * Writes a snapshot: the database at one instant, and each stored file once for all snapshots, so
 * that programs such as restic or rsync copy little.
 * @param folder must exist: it may be an unmounted disk
 * @returns the snapshot, which does not count as a backup when it names missing files
 * @throws OperatorError when the folder is missing or the database is not a site's
 */
export const makeSnapshot = async (
  { config, database }: { config: Config; database: Database },
  folder: string,
): Promise<Snapshot> => {
  await access(folder).catch(() => {
    throw new OperatorError(`There is no folder ${folder}.`);
  });
  if (!(await findFirstAdministrator(database)))
    throw new OperatorError('The database holds no administrator.');
  for (const place of [folder, filesIn(folder)]) await removeStaleTemporaryFiles(place);
  const madeAt = new Date().toISOString();
  const name = snapshotName(madeAt);
  const file = `${name}.${config.databaseUrl ? 'rows' : 'sqlite'}`;
  const half = join(folder, temporaryName('half'));
  const header = { archive: 'backup' as const, tables: newestMigration(), madeAt };
  try {
    const rows = config.databaseUrl
      ? (await writeArchive(half, header, snapshotRows(database, 'backup'))).rows
      : await copyInto(fileIn(config.dataDir), half, TABLES.backup);
    const stored = fileStoreOf(config);
    const earlier = (await newestSnapshot(folder))?.files ?? {};
    const missing = await missingFiles(database, stored);
    const files = await copyFiles(stored, folder, earlier);
    const sha256 = await hashOf(half);
    await rename(half, join(folder, file));
    const snapshot = {
      madeAt,
      tables: header.tables,
      rows,
      database: { file, sha256 },
      files,
      missing,
    };
    await writeAtomically(
      join(folder, `${name}.json`),
      `${JSON.stringify(snapshot, undefined, 1)}\n`,
      0o600,
    );
    await removeOldSnapshots(folder);
    if (missing.length === 0) await noteBackup(database, madeAt);
    return snapshot;
  } finally {
    await rm(half, { force: true });
  }
};
