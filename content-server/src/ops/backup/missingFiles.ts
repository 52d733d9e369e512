import type { Database } from '../../db/database';
import { pictureUses } from '../../media/library/uses';
import { UPLOADS, type FileStore } from '../../media/files/fileStore';
import { OperatorError } from '../../process/operatorError';

/** The files that the library or any item refers to and that are not stored. */
export const missingFiles = async (database: Database, files: FileStore): Promise<string[]> => {
  const listed = await database.selectFrom('pictures').select('file').execute();
  const named = new Set([
    ...listed.map(({ file }) => file),
    ...(await pictureUses(database)).keys(),
  ]);
  for (const file of await files.list(UPLOADS)) named.delete(file);
  return [...named];
};

/** Message about the files that a backup lacks. */
export const notWhole = (place: string, missing: readonly string[]): string =>
  `${place} is not whole: ${missing.length} of the pictures and documents that the site uses are missing, such as ${missing[0]}.`;

/** @throws OperatorError when files are missing */
export const requireWhole = (place: string, missing: readonly string[] = []): void => {
  if (missing.length > 0) throw new OperatorError(notWhole(place, missing));
};
