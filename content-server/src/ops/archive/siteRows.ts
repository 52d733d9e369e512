import { basename } from 'node:path';
import { CONTENT_TYPES, DEFINITIONS, pictures } from '@charity-site/api-client/entities';
import { ACCEPTED } from '../../content/language/interfaceTexts';
import { rowsFor } from '../../content/rows/publishing';
import { untyped, type Database, type Queryable } from '../../db/database';
import { isStoredFile } from '../../content/files/fileNames';
import { kindOfFile } from '../../content/files/pictureNames';
import { CONSENT, readStored, UPLOADS, type FileStore } from '../../media/files/fileStore';
import { sheetKind } from '../../media/consent/sheets';
import type { ArchiveKind, PictureLine, RowLine } from './archiveFile';
import { keyOf, TABLES, type AnyRow } from './archiveTables';

/** Rows per query. The history can be larger than the memory. */
const BATCH = 200;

/** The rows of a table, by its key. An export contains public rows only. */
async function* rowsOf(
  snapshot: Queryable,
  table: string,
  kind: ArchiveKind,
): AsyncGenerator<AnyRow> {
  const key = keyOf(table);
  const listing = CONTENT_TYPES.find((type) => type.table === table);
  for (let last = ''; ;) {
    let query = untyped<AnyRow>(snapshot).selectFrom(table).selectAll();
    const shown = kind === 'export' && listing ? rowsFor(listing) : undefined;
    if (shown) query = query.where(shown);
    const rows = await query.where(key, '>', last).orderBy(key).limit(BATCH).execute();
    yield* rows;
    if (rows.length < BATCH) return;
    last = String(rows.at(-1)?.[key]);
  }
}

const itemOf = (list: unknown, item: unknown): string => `${String(list)}/${String(item)}`;

/** Columns of a picture that are '' outside backups: who uploaded it, and who agreed to what. */
export const NOT_EXPORTED: readonly string[] = [
  'uploadedBy',
  'consentBy',
  'consentFor',
  'consentUntil',
  'consentSheet',
];

/** All rows of an archive at one instant, while others keep writing. */
export async function* snapshotRows(
  database: Database,
  kind: ArchiveKind,
): AsyncGenerator<RowLine> {
  const snapshot = await database
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    // An export skips items that are not public, their translations, and who uploaded a picture.
    const written = new Set([itemOf(ACCEPTED.list, ACCEPTED.item)]);
    for (const table of TABLES[kind]) {
      const definition = DEFINITIONS.find((one) => one.table === table);
      for await (const row of rowsOf(snapshot, table, kind)) {
        if (definition?.translatable) written.add(itemOf(definition.path, row._id));
        if (kind !== 'backup' && table === pictures.table)
          for (const column of NOT_EXPORTED) row[column] = '';
        if (table !== 'translations' || written.has(itemOf(row.list, row.item)))
          yield { table, row };
      }
    }
  } finally {
    await snapshot.rollback().execute();
  }
}

/** Pictures with their variants, and documents. */
const isArchived = (file: string): boolean => kindOfFile(file) !== undefined || isStoredFile(file);

/** Names of the files of an archive. Only a backup has the signed sheets. */
export const archivedFiles = async (files: FileStore, kind: ArchiveKind): Promise<string[]> => {
  const names = (await files.list(UPLOADS)).filter(isArchived).map((name) => UPLOADS + name);
  if (kind !== 'backup') return names;
  const sheets = (await files.list(CONSENT)).filter(sheetKind);
  return [...names, ...sheets.map((name) => CONSENT + name)];
};

/** The rows, then the images. An image is stored before the row that uses it and never changes. */
export async function* archiveLines(
  database: Database,
  files: FileStore,
  kind: ArchiveKind,
): AsyncGenerator<RowLine | PictureLine> {
  yield* snapshotRows(database, kind);
  for (const file of await archivedFiles(files, kind)) {
    const base64 = (await readStored(files, file))?.toString('base64');
    // Undefined if it was deleted meanwhile.
    if (base64 !== undefined) yield { picture: basename(file), base64 };
  }
}
