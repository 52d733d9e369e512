import type { Queryable } from '../../db/database';
import { filesIn, isStoredFile } from './fileNames';

/** The file of an erased item of the library itself, whose row has a name and no address. */
const ownFile = (rows: string): string[] => {
  const { item } = JSON.parse(rows) as { item: Record<string, unknown> };
  return typeof item.file === 'string' && isStoredFile(item.file) ? [item.file] : [];
};

/**
 * Notes the files of entries of the trash that are erased. They are deleted when nothing uses them
 * any more.
 */
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
