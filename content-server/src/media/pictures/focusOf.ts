import type { Queryable } from '../../db/database';
import { fileAt, fileId } from '../../content/files/fileNames';

/** The focal point of a stored file, such as '30 40'; '' for its middle. */
export const focusOf = async (database: Queryable, file: string): Promise<string> => {
  const row = await database
    .selectFrom('pictures')
    .select('focus')
    .where('_id', '=', fileId(file))
    .executeTakeFirst();
  return row?.focus ?? '';
};

/** The same by the address of a picture; '' for those of other sites. */
export const focusAt = async (
  database: Queryable,
  address: string | undefined,
): Promise<string> => {
  const file = fileAt(address ?? '');
  return file === undefined ? '' : focusOf(database, file);
};
