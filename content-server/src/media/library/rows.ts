import { pictures, type PictureDraft } from '@charity-site/api-client/entities';
import { columnsOf, derivedColumns } from '../../content/rows/rows';
import { untyped, type ListRow, type Queryable } from '../../db/database';
import { pictureNamed } from '../../content/files/pictureNames';
import { fileId } from '../../content/files/fileNames';

/** A stored file to add to the library; without a name, under its own file name. */
export type NewFile = Pick<PictureDraft, 'file' | 'bytes'> &
  Partial<Pick<PictureDraft, 'name' | 'alt' | 'caption' | 'focus' | 'uploadedBy'>> & {
    createdAt?: Date;
  };

/** The row of a file of the library. */
const fileRow = ({ createdAt = new Date(), ...facts }: NewFile): ListRow => {
  const { file, name } = facts;
  const { width, height } = pictureNamed(file) ?? { width: 0, height: 0 };
  const unset = { alt: '', caption: '', focus: '', uploadedBy: '' };
  const draft: PictureDraft = { ...unset, ...facts, name: name || file, width, height };
  const columns = columnsOf(draft);
  const at = createdAt.toISOString();
  return {
    ...columns,
    _id: fileId(file),
    createdAt: at,
    updatedAt: at,
    ...derivedColumns(pictures, columns),
  };
};

/**
 * Adds files to the library. Existing entries stay unchanged; an entry in the trash is replaced by
 * a new one.
 */
export const addFiles = async (database: Queryable, files: readonly NewFile[]): Promise<void> => {
  if (files.length === 0) return;
  const ids = files.map(({ file }) => fileId(file));
  await database
    .deleteFrom('trash')
    .where('list', '=', pictures.path)
    .where('_id', 'in', ids)
    .execute();
  await untyped<ListRow>(database)
    .insertInto(pictures.table)
    .values(files.map(fileRow))
    .onConflict((conflict) => conflict.column('_id').doNothing())
    .execute();
};
