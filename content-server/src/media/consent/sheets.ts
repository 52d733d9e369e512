import { isPdf, pictureKind, pictures, type PictureKind } from '@charity-site/api-client/entities';
import { contentHash } from '../../content/files/pictureNames';
import type { Database } from '../../db/database';
import { WITHDRAWN } from '../../db/withdrawnPictures';
import { HttpError } from '../../http/httpError';
import { CONSENT, statStored, type FileStore } from '../files/fileStore';

const SHEET = /^[\da-f]{16}-consent\.(pdf|jpg|png|webp|gif)$/;

/** Format of a signed sheet from the name of its file; undefined for other files. */
export const sheetKind = (file: string): PictureKind | 'pdf' | undefined =>
  SHEET.exec(file)?.[1] as PictureKind | 'pdf' | undefined;

/** Stores a signed sheet. Throws 415 for unsupported files. @returns the name of its file */
export const storeSheet = async (files: FileStore, bytes: Buffer): Promise<string> => {
  const kind = isPdf(bytes) ? 'pdf' : pictureKind(bytes);
  if (!kind)
    throw new HttpError(415, 'Please choose a PDF document or a JPEG, PNG, WebP or GIF picture.');
  const file = `${contentHash(bytes)}-consent.${kind}`;
  await files.put(CONSENT + file, bytes);
  return file;
};

/**
 * Age in ms from which unused sheets are deleted. A sheet is stored before its row names it, and by
 * a restore before all rows.
 */
const UNUSED_MIN = 7 * 24 * 60 * 60 * 1000;

/** Deletes old sheets that no picture of the library, of the trash or withdrawn names. */
export const deleteUnusedSheets = async (database: Database, files: FileStore): Promise<void> => {
  const rows = await Promise.all([
    database.selectFrom(pictures.table).select('consentSheet as text').execute(),
    database.selectFrom('trash').select('rows as text').where('list', '=', pictures.path).execute(),
    database.selectFrom(WITHDRAWN).select('picture as text').execute(),
  ]);
  const used = rows
    .flat()
    .map(({ text }) => text)
    .join('\n');
  for (const file of await files.list(CONSENT)) {
    if (!sheetKind(file) || used.includes(file)) continue;
    const facts = await statStored(files, CONSENT + file);
    if (facts && facts.mtimeMs < Date.now() - UNUSED_MIN) await files.delete(CONSENT + file);
  }
};
