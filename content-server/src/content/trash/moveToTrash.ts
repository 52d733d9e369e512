import { isListing, type AnyDefinition } from '@charity-site/api-client/entities';
import { untyped, type Database, type ListRow, type Transaction } from '../../db/database';
import { inTransaction, lockRow } from '../../db/transaction';
import { recordChange, type Actor } from '../history/recordChange';
import { deleteTranslations } from '../translations/trashedTranslations';
import { takeReview } from '../review/reviews';
import { newId } from '../rows/rows';
import { type TrashEntry, dependantsOf, trashTextOf } from './trashEntry';

/**
 * Moves an item with its child rows, or a singleton, into the trash, in the caller's transaction.
 * @returns id of the trash entry; undefined if the item does not exist
 */
export const moveToTrashIn = async (
  transaction: Transaction,
  definition: AnyDefinition,
  key: string,
  by?: Actor,
): Promise<string | undefined> => {
  const rowsOf = untyped<ListRow>(transaction);
  const kind = isListing(definition) ? dependantsOf(definition) : undefined;
  // Locked first, so that a concurrent child row is either included or rejected.
  if (kind) await lockRow(transaction, definition.table, key);
  const dependants = kind
    ? await rowsOf
        .deleteFrom(kind.table)
        .where(kind.by, '=', key)
        .returningAll()
        .$castTo<ListRow>()
        .execute()
    : [];
  const item = await rowsOf
    .deleteFrom(definition.table)
    .where('_id', '=', key)
    .returningAll()
    .$castTo<ListRow>()
    .executeTakeFirst();
  if (!item) return undefined;
  const rows: TrashEntry = {
    item,
    dependants,
    translations: await deleteTranslations(transaction, definition, key),
    review: await takeReview(transaction, definition.path, key),
  };
  // A singleton can be deleted twice, so its key cannot be the id.
  const _id = isListing(definition) ? key : newId();
  await transaction
    .insertInto('trash')
    .values({
      _id,
      list: definition.path,
      rows: JSON.stringify(rows),
      deletedAt: new Date().toISOString(),
      searchText: trashTextOf(definition, rows),
    })
    .execute();
  await recordChange(transaction, { definition, id: key, action: 'deleted', row: item }, by);
  return _id;
};

/**
 * Moves an item with its child rows, or a singleton, into the trash.
 * @returns id of the trash entry; undefined if the item does not exist
 */
export const moveToTrash = (
  database: Database,
  definition: AnyDefinition,
  key: string,
  by?: Actor,
): Promise<string | undefined> =>
  inTransaction(database, (transaction) => moveToTrashIn(transaction, definition, key, by));
