import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pictures } from '@charity-site/api-client/entities';
import type { Database } from '../../db/database';
import { fileId, isStoredFile } from '../../content/files/fileNames';
import { attemptAll } from '../../process/attemptAll';
import { namesIn } from '../../process/files';
import { shareFolder } from '../pictures/sharePicture';
import { allTables, filesNamedIn } from './usingTables';

/** Deletes a stored file and the files generated from it. */
const removeFile = async (uploads: string, file: string): Promise<void> => {
  const [hash = ''] = file.split(/[-.]/);
  for (const folder of [uploads, shareFolder(uploads)]) {
    const files = (await namesIn(folder)).filter(
      (one) => one === file || (one.startsWith(`${hash}-`) && !isStoredFile(one)),
    );
    for (const one of files) await rm(join(folder, one), { force: true });
  }
};

/**
 * Deletes orphaned files that nothing names any more: no content, draft, preview, trash entry or
 * version in the history. The others are checked again the next time. Each table is read once for
 * all files.
 */
export const deleteOrphanedFiles = async (database: Database, uploads: string): Promise<void> => {
  const orphans = await database.selectFrom('released_files').selectAll().execute();
  const unused = new Set(orphans.map(({ file }) => file));
  for (const table of await allTables(database)) {
    if (unused.size === 0) return;
    for (const file of await filesNamedIn(database, table)) unused.delete(file);
  }
  await attemptAll([...unused], async (file) => {
    const trashed = await database
      .selectFrom('trash')
      .select('_id')
      .where('_id', '=', fileId(file))
      .executeTakeFirst();
    if (trashed) return;
    await removeFile(uploads, file);
    await database.deleteFrom(pictures.table).where('_id', '=', fileId(file)).execute();
    await database.deleteFrom('released_files').where('file', '=', file).execute();
  });
};
