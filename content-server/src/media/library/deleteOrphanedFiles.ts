import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pictures } from '@charity-site/api-client/entities';
import type { Database } from '../../db/database';
import { fileId, isStoredFile } from '../../content/files/fileNames';
import { attemptAll } from '../../process/attemptAll';
import { namesIn } from '../../process/files';
import { shareFolder } from '../pictures/sharePicture';
import { allTables, filesNamedIn } from './usingTables';

/** Deletes a stored file and everything that was made of it. */
const removeFile = async (uploads: string, file: string): Promise<void> => {
  const [hash = ''] = file.split(/[-.]/);
  for (const folder of [uploads, shareFolder(uploads)]) {
    const made = (await namesIn(folder)).filter(
      (one) => one === file || (one.startsWith(`${hash}-`) && !isStoredFile(one)),
    );
    for (const one of made) await rm(join(folder, one), { force: true });
  }
};

/**
 * Deletes the released files that nothing names any more: no content, draft or preview, no entry of
 * the trash, no version in the history. The others wait for the next time. One reading of each
 * table serves all files.
 */
export const deleteOrphanedFiles = async (database: Database, uploads: string): Promise<void> => {
  const released = await database.selectFrom('released_files').selectAll().execute();
  const unused = new Set(released.map(({ file }) => file));
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
