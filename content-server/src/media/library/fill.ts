import type { Database } from '../../db/database';
import { fileId, isStoredFile } from '../../content/files/fileNames';
import { isWithdrawn } from '../../db/withdrawnPictures';
import { statStored, UPLOADS, type FileStore } from '../files/fileStore';
import { addFiles } from './rows';

/** Files per query. */
const BATCH = 100;

const unknownOf = async (database: Database, files: readonly string[]): Promise<string[]> => {
  const ids = files.map(fileId);
  const listed = await Promise.all([
    database.selectFrom('pictures').select('_id').where('_id', 'in', ids).execute(),
    // A deleted picture keeps its file for as long as it can be restored.
    database.selectFrom('trash').select('_id').where('_id', 'in', ids).execute(),
  ]);
  const found = new Set(listed.flat().map(({ _id }) => _id));
  return files.filter((file) => !found.has(fileId(file)));
};

/**
 * Adds stored files that the library lacks: those of earlier versions, and of imported archives
 * without a library.
 * @param isClosed stops between two batches
 */
export const fillLibrary = async (
  database: Database,
  files: FileStore,
  isClosed: () => boolean,
): Promise<void> => {
  const names = (await files.list(UPLOADS)).filter(
    (file) => isStoredFile(file) && !isWithdrawn(database, file),
  );
  for (let at = 0; at < names.length && !isClosed(); at += BATCH) {
    const missing = await unknownOf(database, names.slice(at, at + BATCH));
    const found = await Promise.all(
      missing.map(async (file) => {
        const facts = await statStored(files, UPLOADS + file);
        return facts ? [{ file, bytes: facts.size, createdAt: facts.mtime }] : [];
      }),
    );
    await addFiles(database, found.flat());
  }
};
