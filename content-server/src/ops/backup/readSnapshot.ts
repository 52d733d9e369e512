import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArchive, type ArchiveReader, type Counts } from '../archive/archiveFile';
import { snapshotRows } from '../archive/siteRows';
import { fileIn, openDatabase } from '../../db/open';
import { OperatorError } from '../../process/operatorError';
import { hashOf } from './makeSnapshot';
import { filesIn, namedSnapshot, type Snapshot } from './snapshotFolder';

const damaged = (file: string) =>
  new OperatorError(`${file} is missing or damaged. Nothing was changed.`);

/** Reads the rows of a copy, because opening an SQLite database writes to it. */
const readDatabase = async (file: string, reader: ArchiveReader): Promise<number> => {
  const scratch = await mkdtemp(join(tmpdir(), 'snapshot-'));
  try {
    await copyFile(file, fileIn(scratch));
    const database = await openDatabase({ folder: scratch });
    let rows = 0;
    try {
      for await (const line of snapshotRows(database, 'backup')) {
        await reader.row(line);
        rows += 1;
      }
    } finally {
      await database.destroy();
    }
    return rows;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
};

const readRows = async (
  folder: string,
  { database, madeAt, tables }: Snapshot,
  reader: ArchiveReader,
) => {
  const file = join(folder, database.file);
  if ((await hashOf(file).catch(() => '')) !== database.sha256) throw damaged(file);
  if (!database.file.endsWith('.sqlite')) return (await readArchive(file, reader)).rows;
  reader.header({ archive: 'backup', tables, madeAt });
  return readDatabase(file, reader);
};

/**
 * Reads a snapshot like an archive, and verifies every hash and count.
 * @param place a folder of snapshots (its newest is read), or the `.json` of one
 * @throws OperatorError when something is missing or damaged
 */
export const readSnapshot = async (place: string, reader: ArchiveReader): Promise<Counts> => {
  const { folder, snapshot } = await namedSnapshot(place);
  const rows = await readRows(folder, snapshot, reader);
  if (rows !== snapshot.rows)
    throw new OperatorError(
      `${snapshot.database.file} should hold ${snapshot.rows} records, and holds ${rows}.`,
    );
  const files = Object.entries(snapshot.files);
  for (const [name, { sha256 }] of files) {
    const file = join(filesIn(folder), name);
    const bytes = await readFile(file).catch(() => undefined);
    if (!bytes || createHash('sha256').update(bytes).digest('hex') !== sha256) throw damaged(file);
    await reader.picture(name, bytes);
  }
  return { rows, pictures: files.length };
};
