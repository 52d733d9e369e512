import { pictures } from '@charity-site/api-client/entities';
import type { Database } from '../../db/database';
import { fileId, isStoredFile } from '../../content/files/fileNames';
import { attemptAll } from '../../process/attemptAll';
import { SHARE_PICTURES, UPLOADS, type FileStore } from '../files/fileStore';
import { allTables, filesNamedIn } from './usingTables';

/** Deletes a stored file and the files generated from it. */
const removeFile = async (files: FileStore, file: string): Promise<void> => {
  const [hash = ''] = file.split(/[-.]/);
  for (const prefix of [UPLOADS, SHARE_PICTURES])
    for (const one of await files.list(prefix + hash))
      if (one === file || !isStoredFile(one)) await files.delete(prefix + one);
};

/**
 * Deletes orphaned files that nothing names any more: no content, draft, preview, trash entry or
 * version in the history. The others are checked again the next time. Each table is read once for
 * all files.
 */
export const deleteOrphanedFiles = async (database: Database, files: FileStore): Promise<void> => {
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
    await removeFile(files, file);
    await database.deleteFrom(pictures.table).where('_id', '=', fileId(file)).execute();
    await database.deleteFrom('released_files').where('file', '=', file).execute();
  });
};
