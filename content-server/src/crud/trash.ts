import type { Transaction } from 'kysely';
import type { Database, ListRow, Tables } from '../db/database';
import { lockRow } from '../db/locks';
import { inTransaction } from '../db/transaction';
import { Problem } from '../problem';
import { isId } from './rows';
import type { Restorable } from './resource';

/** Days for which a deleted item can be brought back. */
const TRASH_DAYS = 30;

interface Binned {
  item: ListRow;
  dependants: ListRow[];
}

/** Moves an item, with the rows that hang on it, into the trash; whether there was such an item. */
export const moveToTrash = async (database: Database, resource: Restorable, id: string): Promise<boolean> => {
  if (!isId(id)) return false;
  return inTransaction(database, async (transaction) => {
    const { dependants: kind } = resource;
    // First, so that what is added meanwhile either goes along or finds the item gone.
    if (kind) await lockRow(transaction, resource.table, id);
    const dependants = kind
      ? await transaction.deleteFrom(kind.table).where(kind.by, '=', id).returningAll().$castTo<ListRow>().execute()
      : [];
    const item = await transaction
      .deleteFrom(resource.table)
      .where('_id', '=', id)
      .returningAll()
      .$castTo<ListRow>()
      .executeTakeFirst();
    if (!item) return false;
    const rows: Binned = { item, dependants };
    await transaction
      .insertInto('trash')
      .values({ _id: id, list: resource.path, rows: JSON.stringify(rows), deletedAt: new Date().toISOString() })
      .execute();
    return true;
  });
};

/** Throws a 409 when the item's owner is gone. */
const requireOwner = async (
  transaction: Transaction<Tables>,
  { owner, item }: Restorable,
  row: ListRow,
): Promise<void> => {
  if (!owner) return;
  await lockRow(transaction, owner.table, String(row[owner.by]));
  const found = await transaction
    .selectFrom(owner.table)
    .select('_id')
    .where('_id', '=', String(row[owner.by]))
    .executeTakeFirst();
  if (found) return;
  const [name, part] = [owner.item.toLowerCase(), item.toLowerCase()];
  throw new Problem(409, `The ${name} of this ${part} was deleted. Restore the ${name} first.`);
};

/**
 * Brings a deleted item back as it was, with what hung on it; undefined when it is not in the trash. Throws a 409 when
 * what it belongs to is gone; the item then stays in the trash.
 */
export const restoreFromTrash = async (
  database: Database,
  resource: Restorable,
  id: string,
): Promise<ListRow | undefined> => {
  if (!isId(id)) return undefined;
  return inTransaction(database, async (transaction) => {
    const binned = await transaction
      .deleteFrom('trash')
      .where('_id', '=', id)
      .where('list', '=', resource.path)
      .returning('rows')
      .executeTakeFirst();
    if (!binned) return undefined;
    const { item, dependants } = JSON.parse(binned.rows) as Binned;
    await requireOwner(transaction, resource, item);
    await transaction.insertInto(resource.table).values(item).execute();
    if (resource.dependants)
      for (const row of dependants) await transaction.insertInto(resource.dependants.table).values(row).execute();
    return item;
  });
};

/** Empties the trash of what was deleted more than 30 days ago. */
export const emptyOldTrash = async (database: Database, now = new Date()): Promise<void> => {
  const oldest = new Date(now.getTime() - TRASH_DAYS * 24 * 60 * 60 * 1000).toISOString();
  await inTransaction(database, (transaction) =>
    transaction.deleteFrom('trash').where('deletedAt', '<', oldest).execute(),
  );
};
