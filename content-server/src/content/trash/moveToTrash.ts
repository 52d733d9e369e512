import type { AnyDefinition, AnyListing } from '@charity-site/api-client/entities';
import { byName, type Database, type ListRow, type Writer, type Transaction } from '../../db/database';
import { inTransaction, lockRow } from '../../db/transaction';
import { recordChange, type Actor } from '../history/recordChange';
import { takeTranslations } from '../translations/trashedTranslations';
import { newId } from '../rows/rows';
import type { Binned } from './binned';
import { dependantsOf } from './dependants';
import { trashTextOf } from './trashText';

/** Deletes the row of an item or singleton. @returns the row; undefined when there was none */
const takeRow = (transaction: Writer, { table }: AnyDefinition, id: string): Promise<ListRow | undefined> =>
  byName<ListRow>(transaction)
    .deleteFrom(table)
    .where('_id', '=', id)
    .returningAll()
    .$castTo<ListRow>()
    .executeTakeFirst();

const bin = (transaction: Writer, _id: string, definition: AnyDefinition, rows: Binned) =>
  transaction
    .insertInto('trash')
    .values({
      _id,
      list: definition.path,
      rows: JSON.stringify(rows),
      deletedAt: new Date().toISOString(),
      searchText: trashTextOf(definition, rows),
    })
    .execute();

/** Moves an item with its child rows into the trash, in the caller's transaction. @returns whether the item existed */
export const binItem = async (
  transaction: Transaction,
  listing: AnyListing,
  id: string,
  by?: Actor,
): Promise<boolean> => {
  const rowsOf = byName<ListRow>(transaction);
  const kind = dependantsOf(listing);
  // Locked first, so that a child row added at the same time is either included or refused.
  if (kind) await lockRow(transaction, listing.table, id);
  const dependants = kind
    ? await rowsOf.deleteFrom(kind.table).where(kind.by, '=', id).returningAll().$castTo<ListRow>().execute()
    : [];
  const item = await takeRow(transaction, listing, id);
  if (!item) return false;
  const translations = await takeTranslations(transaction, listing, id);
  await bin(transaction, id, listing, { item, dependants, translations });
  await recordChange(transaction, { definition: listing, id, action: 'deleted', row: item }, by);
  return true;
};

/** Moves an item with its child rows into the trash. @returns whether the item existed */
export const moveToTrash = (database: Database, listing: AnyListing, id: string, by?: Actor): Promise<boolean> =>
  inTransaction(database, (transaction) => binItem(transaction, listing, id, by));

/** Moves a singleton into the trash. @returns its id there; undefined when it was not set */
export const moveSingletonToTrash = async (
  database: Database,
  singleton: AnyDefinition,
  key: string,
  by?: Actor,
): Promise<string | undefined> =>
  inTransaction(database, async (transaction) => {
    const row = await takeRow(transaction, singleton, key);
    if (!row) return undefined;
    const id = newId();
    const translations = await takeTranslations(transaction, singleton, key);
    // Its key is no id of its own: it can be deleted twice.
    await bin(transaction, id, singleton, { item: row, dependants: [], translations });
    await recordChange(transaction, { definition: singleton, id: key, action: 'deleted', row }, by);
    return id;
  });
