import {
  pictures,
  WITHDRAWAL_UNDO_HOURS,
  type PictureUse,
  type WithdrawnPicture,
} from '@charity-site/api-client/entities';
import { fileId, isStoredFile } from '../../content/files/fileNames';
import { recordChange, type Actor } from '../../content/history/recordChange';
import { untyped, type Database, type ListRow } from '../../db/database';
import { bumpAllRevisions, revisions } from '../../db/revisions';
import { inTransaction } from '../../db/transaction';
import { hashIn, WITHDRAWN } from '../../db/withdrawnPictures';
import { HttpError } from '../../http/httpError';
import { pictureUses } from '../library/uses';
import { CONSENT, renameStored, SHARE_PICTURES, UPLOADS, type FileStore } from '../files/fileStore';

/** The instant before which a withdrawal can no longer be undone, UTC ISO 8601. */
export const undoLimit = (now = Date.now()): string =>
  new Date(now - WITHDRAWAL_UNDO_HOURS * 60 * 60 * 1000).toISOString();

/** Deletes all files of a picture under a prefix. */
const deleteFiles = async (files: FileStore, prefix: string, hash: string): Promise<void> => {
  for (const name of await files.list(`${prefix}${hash}-`)) await files.delete(prefix + name);
};

/** Moves the original out of the public files, and deletes all that was generated from it. */
export const hideFiles = async (files: FileStore, hash: string): Promise<void> => {
  const names = await files.list(`${UPLOADS}${hash}-`);
  for (const name of names.filter(isStoredFile))
    await renameStored(files, UPLOADS + name, CONSENT + name);
  for (const prefix of [UPLOADS, SHARE_PICTURES]) await deleteFiles(files, prefix, hash);
};

/** Deletes the original of a withdrawn picture. */
export const eraseFiles = async (files: FileStore, hash: string): Promise<void> => {
  await hideFiles(files, hash);
  await deleteFiles(files, CONSENT, hash);
};

/**
 * Withdraws a picture: from now on no row shows it (db/withdrawnPictures), no cached response is
 * used, and its files are not public.
 * @returns its uses; undefined if it is not in the library
 */
export const withdraw = async (
  database: Database,
  files: FileStore,
  { file, by }: { file: string; by: Actor | undefined },
): Promise<PictureUse[] | undefined> => {
  const uses = (await pictureUses(database)).get(file) ?? [];
  const hash = hashIn(file);
  const picture = await inTransaction(database, async (transaction) => {
    const row = await untyped<ListRow>(transaction)
      .deleteFrom(pictures.table)
      .where('_id', '=', fileId(file))
      .returningAll()
      .$castTo<ListRow>()
      .executeTakeFirst();
    if (!row) return undefined;
    await transaction
      .insertInto(WITHDRAWN)
      .values({
        hash,
        file,
        picture: JSON.stringify(row),
        uses: JSON.stringify(uses),
        by: by ? by.name || by.email : '',
        withdrawnAt: new Date().toISOString(),
        erasedAt: '',
      })
      .execute();
    const change = { definition: pictures, id: row._id, action: 'deleted', row } as const;
    await recordChange(transaction, change, by);
    await bumpAllRevisions(transaction);
    return row;
  });
  if (!picture) return undefined;
  await revisions(database);
  await hideFiles(files, hash);
  return uses;
};

/** The withdrawals that can be undone, the newest first. */
export const undoableWithdrawals = async (database: Database): Promise<WithdrawnPicture[]> => {
  const rows = await database
    .selectFrom(WITHDRAWN)
    .selectAll()
    .where('erasedAt', '=', '')
    .where('withdrawnAt', '>', undoLimit())
    .orderBy('withdrawnAt', 'desc')
    .execute();
  return rows.map(({ file, by, withdrawnAt, ...row }) => {
    const { name } = JSON.parse(row.picture) as { name: string };
    return { file, name, by, withdrawnAt, uses: JSON.parse(row.uses) as PictureUse[] };
  });
};

/** Undoes a withdrawal of the last 24 hours. Throws 410 afterwards. */
export const undoWithdrawal = async (
  database: Database,
  files: FileStore,
  { file, by }: { file: string; by: Actor | undefined },
): Promise<void> => {
  const hash = hashIn(file);
  const isUndoable = (await undoableWithdrawals(database)).some((one) => one.file === file);
  if (!isUndoable || !(await files.exists(CONSENT + file)))
    throw new HttpError(410, 'The withdrawal of this picture can no longer be undone.');
  await renameStored(files, CONSENT + file, UPLOADS + file);
  await inTransaction(database, async (transaction) => {
    const stored = await transaction
      .deleteFrom(WITHDRAWN)
      .where('hash', '=', hash)
      .returning('picture')
      .executeTakeFirst();
    if (!stored) return;
    const row = JSON.parse(stored.picture) as ListRow;
    await untyped<ListRow>(transaction).insertInto(pictures.table).values(row).execute();
    const change = { definition: pictures, id: row._id, action: 'restored', row } as const;
    await recordChange(transaction, change, by);
    await bumpAllRevisions(transaction);
  });
  await revisions(database);
};
