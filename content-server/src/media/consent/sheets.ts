import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isPdf, pictureKind, pictures, type PictureKind } from '@charity-site/api-client/entities';
import { writeAtomically } from '@charity-site/registry/store';
import { contentHash } from '../../content/files/pictureNames';
import type { Database } from '../../db/database';
import { WITHDRAWN } from '../../db/withdrawnPictures';
import { HttpError } from '../../http/httpError';
import { namesIn } from '../../process/files';

/**
 * Folder of signed sheets and of withdrawn pictures. It is outside the uploads, which everybody can
 * read.
 */
export const consentFolder = (uploads: string): string => join(dirname(uploads), 'consent');

const SHEET = /^[\da-f]{16}-consent\.(pdf|jpg|png|webp|gif)$/;

/** Format of a signed sheet from the name of its file; undefined for other files. */
export const sheetKind = (file: string): PictureKind | 'pdf' | undefined =>
  SHEET.exec(file)?.[1] as PictureKind | 'pdf' | undefined;

/** Stores a signed sheet. Throws 415 for unsupported files. @returns the name of its file */
export const storeSheet = async (uploads: string, bytes: Buffer): Promise<string> => {
  const kind = isPdf(bytes) ? 'pdf' : pictureKind(bytes);
  if (!kind)
    throw new HttpError(415, 'Please choose a PDF document or a JPEG, PNG, WebP or GIF picture.');
  const file = `${contentHash(bytes)}-consent.${kind}`;
  await writeAtomically(join(consentFolder(uploads), file), bytes, 0o600);
  return file;
};

/** Deletes the sheets that no picture of the library, of the trash or withdrawn names. */
export const deleteUnusedSheets = async (database: Database, uploads: string): Promise<void> => {
  const rows = await Promise.all([
    database.selectFrom(pictures.table).select('consentSheet as text').execute(),
    database.selectFrom('trash').select('rows as text').where('list', '=', pictures.path).execute(),
    database.selectFrom(WITHDRAWN).select('picture as text').execute(),
  ]);
  const used = rows
    .flat()
    .map(({ text }) => text)
    .join('\n');
  const folder = consentFolder(uploads);
  for (const file of await namesIn(folder))
    if (sheetKind(file) && !used.includes(file)) await rm(join(folder, file), { force: true });
};
