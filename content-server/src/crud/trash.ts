import { LISTINGS, type AnyListing } from '@charity-site/api-client/entities';
import type { Transaction } from 'kysely';
import { byName, type Database, type ListRow, type Tables } from '../db/database';
import { lockRow } from '../db/locks';
import { inTransaction } from '../db/transaction';
import { HttpError } from '../httpError';
import { derivedColumns } from './rows';

/** Days for which a deleted item can be restored. */
const TRASH_DAYS = 30;

interface Binned {
  item: ListRow;
  dependants: ListRow[];
}

/** The list whose items have this list's items as owners, if there is one. */
const dependantsOf = ({ path }: AnyListing): { table: string; by: string } | undefined => {
  const found = LISTINGS.find(({ owner }) => owner?.of.path === path);
  return found?.owner && { table: found.table, by: found.owner.by };
};

/** Moves an item with its child rows into the trash. @returns whether the item existed */
export const moveToTrash = async (database: Database, listing: AnyListing, id: string): Promise<boolean> => {
  return inTransaction(database, async (transaction) => {
    const rowsOf = byName<ListRow>(transaction);
    const kind = dependantsOf(listing);
    // Locked first, so that a child row added at the same time is either included or refused.
    if (kind) await lockRow(transaction, listing.table, id);
    const dependants = kind
      ? await rowsOf.deleteFrom(kind.table).where(kind.by, '=', id).returningAll().$castTo<ListRow>().execute()
      : [];
    const item = await rowsOf
      .deleteFrom(listing.table)
      .where('_id', '=', id)
      .returningAll()
      .$castTo<ListRow>()
      .executeTakeFirst();
    if (!item) return false;
    const rows: Binned = { item, dependants };
    await transaction
      .insertInto('trash')
      .values({ _id: id, list: listing.path, rows: JSON.stringify(rows), deletedAt: new Date().toISOString() })
      .execute();
    return true;
  });
};

/** Throws a 409 when the item's owner does not exist. */
const requireOwner = async (
  transaction: Transaction<Tables>,
  { owner, item }: AnyListing,
  row: ListRow,
): Promise<void> => {
  if (!owner) return;
  const ownerId = String(row[owner.by]);
  await lockRow(transaction, owner.of.table, ownerId);
  const found = await byName<ListRow>(transaction)
    .selectFrom(owner.of.table)
    .select('_id')
    .where('_id', '=', ownerId)
    .executeTakeFirst();
  if (found) return;
  const [name, part] = [owner.of.item.toLowerCase(), item.toLowerCase()];
  throw new HttpError(409, `The ${name} of this ${part} was deleted. Restore the ${name} first.`);
};

/**
 * Restores a deleted item with its child rows; undefined when it is not in the trash. Throws a 409 when its owner does not
 * exist; the item then stays in the trash.
 */
export const restoreFromTrash = async (
  database: Database,
  listing: AnyListing,
  id: string,
): Promise<ListRow | undefined> => {
  return inTransaction(database, async (transaction) => {
    const binned = await transaction
      .deleteFrom('trash')
      .where('_id', '=', id)
      .where('list', '=', listing.path)
      .returning('rows')
      .executeTakeFirst();
    if (!binned) return undefined;
    const { item, dependants } = JSON.parse(binned.rows) as Binned;
    await requireOwner(transaction, listing, item);
    const rowsOf = byName<ListRow>(transaction);
    // Derived again, because an older version of this program may have deleted the item.
    const row = { ...item, ...derivedColumns(listing, item) };
    await rowsOf.insertInto(listing.table).values(row).execute();
    const kind = dependantsOf(listing);
    if (kind) for (const row of dependants) await rowsOf.insertInto(kind.table).values(row).execute();
    return item;
  });
};

/** Removes items from the trash that were deleted more than 30 days ago. */
export const emptyOldTrash = async (database: Database, now = new Date()): Promise<void> => {
  const oldest = new Date(now.getTime() - TRASH_DAYS * 24 * 60 * 60 * 1000).toISOString();
  await inTransaction(database, (transaction) =>
    transaction.deleteFrom('trash').where('deletedAt', '<', oldest).execute(),
  );
};
