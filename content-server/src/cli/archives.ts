import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTENT_TYPES, DEFINITIONS } from '@charity-site/api-client/entities';
import { theAdministrator } from '../auth/administrators';
import { addAllMissingAddresses } from '../addresses/takeAddress';
import { rowsFor } from '../crud/publishing';
import { byName, type Database, type Writer } from '../db/database';
import { newestMigration } from '../db/migrate';
import { isStoredFile } from '../pictures/library/fileNames';
import { kindOfFile } from '../pictures/names';
import { HttpError } from '../httpError';
import { picturesFolder } from '../config';
import {
  readArchive,
  STANDARD,
  writeArchive,
  type ArchiveHeader,
  type ArchiveKind,
  type PictureLine,
  type RowLine,
} from './archiveFile';
import { EMPTIED, keyOf, TABLES, type AnyRow } from './archiveTables';
import type { CommandContext } from './commandContext';
import { OperatorError } from '../operatorError';
import { stagedPictures } from './stagedPictures';
import { stagedRows } from './stagedRows';

/** Rows read at once. The history can be larger than the memory. */
const BATCH = 200;

/** The rows of a table, in the order of its key. An export holds what is public only. */
async function* rowsOf(snapshot: Writer, table: string, kind: ArchiveKind): AsyncGenerator<AnyRow> {
  const key = keyOf(table);
  const listing = CONTENT_TYPES.find((type) => type.table === table);
  for (let last = ''; ;) {
    let query = byName<AnyRow>(snapshot).selectFrom(table).selectAll();
    const shown = kind === 'export' && listing ? rowsFor(listing) : undefined;
    if (shown) query = query.where(shown);
    const rows = await query.where(key, '>', last).orderBy(key).limit(BATCH).execute();
    yield* rows;
    if (rows.length < BATCH) return;
    last = String(rows.at(-1)?.[key]);
  }
}

const itemOf = (list: unknown, item: unknown): string => `${String(list)}/${String(item)}`;

/** All rows in one snapshot, while others keep writing. */
async function* snapshotOf(database: Database, kind: ArchiveKind): AsyncGenerator<RowLine> {
  const snapshot = await database
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    // An export leaves out what is not public, and its translations with it.
    const written = new Set<string>();
    for (const table of TABLES[kind]) {
      const definition = DEFINITIONS.find((one) => one.table === table);
      for await (const row of rowsOf(snapshot, table, kind)) {
        if (definition?.translatable) written.add(itemOf(definition.path, row._id));
        if (table !== 'translations' || written.has(itemOf(row.list, row.item))) yield { table, row };
      }
    }
  } finally {
    await snapshot.rollback().execute();
  }
}

/** Pictures with their variants, and documents. */
const isArchived = (file: string): boolean => kindOfFile(file) !== undefined || isStoredFile(file);

/** The rows, then the images. An image is stored before the row that uses it and never changes. */
async function* contentOf({ config, database }: CommandContext, kind: ArchiveKind) {
  yield* snapshotOf(database, kind);
  const folder = picturesFolder(config);
  for (const picture of (await readdir(folder).catch(() => [])).filter(isArchived))
    yield { picture, base64: (await readFile(join(folder, picture))).toString('base64') } satisfies PictureLine;
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

const write = async (context: CommandContext, kind: ArchiveKind, file: string): Promise<string> => {
  const header: ArchiveHeader = { archive: kind, tables: newestMigration(), madeAt: new Date().toISOString() };
  if (!(await theAdministrator(context.database)))
    throw new OperatorError(
      'The database holds no administrator, so it is not the one of a site. Run the command with the settings of the server: DATA_DIR or DATABASE_URL.',
    );
  const { rows, pictures, bytes } = await writeArchive(file, header, contentOf(context, kind));
  return `Written to ${file === STANDARD ? 'standard output' : file}: ${rows} records and ${pictures} picture files, ${megabytes(bytes)} MB.`;
};

const checkHeader = (header: ArchiveHeader, kind: ArchiveKind, file: string): void => {
  if (header.archive !== kind)
    throw new OperatorError(`${file} is of the kind "${header.archive}"; this command takes "${kind}".`);
  if (header.tables > newestMigration())
    throw new OperatorError(`${file} was written by a newer version of this program.`);
};

/** The error for an invalid part of an archive. */
const refusal = (file: string, what: string, error: unknown): unknown =>
  error instanceof HttpError
    ? new OperatorError(`${file} cannot be read: ${what}. ${error.message} Nothing was changed.`)
    : error;

/**
 * Stores an archive's content, all or nothing. Reads and validates everything first, so that other writers, such as the
 * server, wait only for one short transaction at the end.
 */
const read = async (
  { config, database }: CommandContext,
  kind: ArchiveKind,
  file: string,
  { replaceAll }: { replaceAll: boolean },
): Promise<string> => {
  const rows = stagedRows(kind);
  const pictures = stagedPictures(picturesFolder(config));
  try {
    const counts = await readArchive(file, {
      header: (header) => checkHeader(header, kind, file),
      row: ({ table, row }) => {
        try {
          rows.add(table, row);
        } catch (error) {
          throw refusal(file, `the row ${String(row[keyOf(table)])} of ${table}`, error);
        }
      },
      picture: async ({ picture, base64 }) => {
        await pictures.add(picture, Buffer.from(base64, 'base64')).catch((error: unknown) => {
          throw refusal(file, `the picture ${picture}`, error);
        });
      },
    });
    if (replaceAll && !rows.has('administrators'))
      throw new OperatorError(`${file} holds no administrator; nobody could sign in. Nothing was changed.`);
    const takeBack = await pictures.place({ replace: replaceAll });
    try {
      await database.transaction().execute(async (transaction) => {
        if (replaceAll)
          for (const table of [...Object.keys(EMPTIED), ...[...TABLES[kind]].reverse()])
            await byName<AnyRow>(transaction).deleteFrom(table).execute();
        await rows.store(transaction);
        await addAllMissingAddresses(transaction);
      });
    } catch (error) {
      await takeBack();
      throw error;
    }
    return `${counts.rows} records and ${counts.pictures} picture files read from ${file}.`;
  } finally {
    await pictures.discard();
  }
};

/** Writes all data into one file. It contains password hashes and messages, so it must be kept safe. */
export const backup = (context: CommandContext, file: string): Promise<string> => write(context, 'backup', file);

/** Writes the public content into one file. */
export const exportContent = (context: CommandContext, file: string): Promise<string> => write(context, 'export', file);

/** Replaces all data by a backup. */
export const restore = (context: CommandContext, file: string): Promise<string> =>
  read(context, 'backup', file, { replaceAll: true });

/** Adds the items of an export. Replaces items with the same id; everything else stays. */
export const importContent = (context: CommandContext, file: string): Promise<string> =>
  read(context, 'export', file, { replaceAll: false });
