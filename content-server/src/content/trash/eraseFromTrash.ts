import { findDefinition, isListing } from '@charity-site/api-client/entities';
import { deleteSlugs } from '../slugs/claimSlug';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { attemptAll } from '../../process/attemptAll';
import { eraseFields, recordChange, type Actor } from '../history/recordChange';
import { deleteAutosavesOf } from '../autosave/autosaves';
import { markOrphans } from '../files/orphans';
import { TRASH_TTL, type TrashEntry, dependantsOf } from './trashEntry';

interface EraseFilter {
  /** One entry; all by default. */
  id?: string;
  /** Only entries deleted before this instant, UTC ISO 8601. */
  before?: string;
}

/**
 * Erases trash entries, and the versions and titles of their items in the history.
 * @returns number of erased entries
 */
export const eraseFromTrash = async (
  database: Database,
  { id, before }: EraseFilter,
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
      // A singleton that has been set again shares this history.
      if (!definition || !isListing(definition)) continue;
      await deleteSlugs(transaction, item._id);
      await eraseFields(transaction, list, item._id);
      await deleteAutosavesOf(transaction, list, item._id);
      const kind = dependantsOf(definition);
      if (kind) for (const { _id } of dependants) await eraseFields(transaction, kind.list, _id);
      await recordChange(transaction, { definition, id: item._id, action: 'erased', row: {} }, by);
    }
    return erased.length;
  });

/** Erases entries older than `TRASH_DAYS`. A damaged entry stays and does not stop the others. */
export const purgeTrash = async (database: Database, now = new Date()): Promise<void> => {
  const before = new Date(now.getTime() - TRASH_TTL).toISOString();
  const old = await database
    .selectFrom('trash')
    .select('_id')
    .where('deletedAt', '<', before)
    .execute();
  await attemptAll(old, ({ _id }) => eraseFromTrash(database, { id: _id }));
};
