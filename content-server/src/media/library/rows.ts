import { pictures, type PictureDraft } from '@charity-site/api-client/entities';
import { columnsOf, derivedColumns } from '../../content/rows/rows';
import { byName, type ListRow, type Writer } from '../../db/database';
import { pictureNamed } from '../../content/files/pictureNames';
import { fileId } from '../../content/files/fileNames';

/** A stored file to be added to the library. */
export interface NewFile {
  file: string;
  /** Name of the uploaded file; the stored file's when unknown. */
  name?: string;
  bytes: number;
  alt?: string;
  caption?: string;
  /** The point that crops keep, in percent, such as '30 40'. */
  focus?: string;
  /** Name of the person; '' when unknown. */
  uploadedBy?: string;
  createdAt?: Date;
}

/** The row of a file of the library. */
const fileRow = ({
  file,
  name,
  bytes,
  alt = '',
  caption = '',
  focus = '',
  uploadedBy = '',
  createdAt = new Date(),
}: NewFile): ListRow => {
  const { width, height } = pictureNamed(file) ?? { width: 0, height: 0 };
  const draft: PictureDraft = { name: name || file, file, alt, caption, focus, width, height, bytes, uploadedBy };
  const columns = columnsOf(draft);
  const at = createdAt.toISOString();
  return { ...columns, _id: fileId(file), createdAt: at, updatedAt: at, ...derivedColumns(pictures, columns) };
};

/** Adds files to the library; those that are there stay as they are. One that was deleted is there again. */
export const addFiles = async (database: Writer, files: readonly NewFile[]): Promise<void> => {
  if (files.length === 0) return;
  await database
    .deleteFrom('trash')
    .where('list', '=', pictures.path)
    .where(
      '_id',
      'in',
      files.map(({ file }) => fileId(file)),
    )
    .execute();
  await byName<ListRow>(database)
    .insertInto(pictures.table)
    .values(files.map(fileRow))
    .onConflict((conflict) => conflict.column('_id').doNothing())
    .execute();
};
