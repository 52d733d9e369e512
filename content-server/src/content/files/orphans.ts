import type { Queryable } from '../../db/database';
import { filesIn, isStoredFile } from './fileNames';

/** The file of a deleted library entry, which stores a file name and no URL. */
const ownFile = (rows: string): string[] => {
  const { item } = JSON.parse(rows) as { item: Record<string, unknown> };
  return typeof item.file === 'string' && isStoredFile(item.file) ? [item.file] : [];
};

/** Marks the files of erased trash entries. Those that nothing uses are deleted later. */
export const markOrphans = async (
  transaction: Queryable,
  erased: readonly { rows: string }[],
): Promise<void> => {
  const files = erased.flatMap(({ rows }) => [...filesIn(rows), ...ownFile(rows)]);
  if (files.length === 0) return;
  await transaction
    .insertInto('released_files')
    .values([...new Set(files)].map((file) => ({ file })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
