import type { Writer } from '../../db/database';
import { filesIn, isStoredFile } from './fileNames';

/** The file of an erased item of the library itself, whose row has a name and no address. */
const ownFile = (text: string): string[] => {
  const { item } = JSON.parse(text) as { item: Record<string, unknown> };
  return typeof item.file === 'string' && isStoredFile(item.file) ? [item.file] : [];
};

/**
 * Notes the files of items that are erased. They are deleted when nothing uses them any more.
 * @param texts the erased rows
 */
export const releaseFiles = async (transaction: Writer, texts: readonly string[]): Promise<void> => {
  const files = texts.flatMap((text) => [...filesIn(text), ...ownFile(text)]);
  if (files.length === 0) return;
  await transaction
    .insertInto('released_files')
    .values([...new Set(files)].map((file) => ({ file })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
