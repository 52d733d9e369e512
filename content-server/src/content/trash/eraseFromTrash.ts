import { findDefinition, isListing } from '@charity-site/api-client/entities';
import { deleteSlugs } from '../slugs/claimSlug';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { attemptAll } from '../../process/attemptAll';
import { forgetFields, recordChange, type Actor } from '../history/recordChange';
import { deleteAutosavesOf } from '../autosave/autosaves';
import { markOrphans } from '../files/orphans';
import { TRASH_LIFE, type TrashEntry, dependantsOf } from './trashEntry';

/** Which entries of the trash are erased. */
interface Erased {
  /** One entry; all that match by default. */
  id?: string;
  /** Those that were deleted before this time, UTC ISO 8601. */
  before?: string;
}

/**
 * Erases entries of the trash for good, together with the earlier versions of the items and their
 * names in the history.
 * @returns how many were erased
 */
export const eraseFromTrash = async (
  database: Database,
  { id, before }: Erased,
  by?: Actor,
): Promise<number> =>
  inTransaction(database, async (transaction) => {
    let removal = transaction.deleteFrom('trash').returningAll();
    if (id !== undefined) removal = removal.where('_id', '=', id);
    if (before !== undefined) removal = removal.where('deletedAt', '<', before);
    const erased = await removal.execute();
    await markOrphans(transaction, erased);
    for (const { list, rows } of erased) {
      const { item, dependants } = JSON.parse(rows) as TrashEntry;
      const definition = findDefinition(list);
      // The history of a singleton belongs to what is set now, too.
      if (!definition || !isListing(definition)) continue;
      await deleteSlugs(transaction, item._id);
      await forgetFields(transaction, list, item._id);
      await deleteAutosavesOf(transaction, list, item._id);
      const kind = dependantsOf(definition);
      if (kind) for (const { _id } of dependants) await forgetFields(transaction, kind.list, _id);
      await recordChange(transaction, { definition, id: item._id, action: 'erased', row: {} }, by);
    }
    return erased.length;
  });

/**
 * Erases what was deleted more than `TRASH_DAYS` ago. An entry that is damaged stays, and stops
 * none of the others.
 */
export const purgeTrash = async (database: Database, now = new Date()): Promise<void> => {
  const before = new Date(now.getTime() - TRASH_LIFE).toISOString();
  const old = await database
    .selectFrom('trash')
    .select('_id')
    .where('deletedAt', '<', before)
    .execute();
  await attemptAll(old, ({ _id }) => eraseFromTrash(database, { id: _id }));
};
