import { isListing, type AnyDefinition, type AnyListing } from '@charity-site/api-client/entities';
import { claimSlug } from '../slugs/claimSlug';
import { untyped, type Database, type ListRow, type Transaction } from '../../db/database';
import { inTransaction, lockRow, lockTable } from '../../db/transaction';
import { findRow } from '../crud/store';
import { recordChange, type Actor } from '../history/recordChange';
import { HttpError } from '../../http/httpError';
import { insertTranslations } from '../translations/trashedTranslations';
import { storeReview } from '../review/reviews';
import { publicationAfterTrash } from '../rows/publishing';
import { derivedColumns } from '../rows/rows';
import { type TrashEntry, dependantsOf } from './trashEntry';

/** Throws a 409 when the item's owner does not exist. */
const requireOwner = async (
  transaction: Transaction,
  { owner, item }: AnyListing,
  row: ListRow,
): Promise<void> => {
  if (!owner) return;
  const ownerId = String(row[owner.by]);
  await lockRow(transaction, owner.of.table, ownerId);
  if (await findRow(transaction, owner.of, ownerId)) return;
  const [name, part] = [owner.of.item.toLowerCase(), item.toLowerCase()];
  throw new HttpError(409, `The ${name} of this ${part} was deleted. Restore the ${name} first.`);
};

/** Throws a 409 when the singleton was set again since. */
const requireUnset = async (
  transaction: Transaction,
  { table, item: name }: AnyDefinition,
  id: string,
): Promise<void> => {
  await lockTable(transaction, table);
  if (await findRow(transaction, { table }, id))
    throw new HttpError(
      409,
      `There is another ${name.toLowerCase()} now. Delete it first, then restore this one.`,
    );
};

interface Restoration {
  by?: Actor;
  /** Throws to leave the item in the trash. */
  check?: (row: ListRow, transaction: Transaction) => Promise<void>;
}

/**
 * Restores an item with its child rows; undefined if it is not in the trash. Throws a 409 when its
 * owner does not exist or a singleton was set again; the item then stays in the trash.
 */
export const restoreFromTrash = async (
  database: Database,
  definition: AnyDefinition,
  id: string,
  { by, check }: Restoration = {},
): Promise<ListRow | undefined> =>
  inTransaction(database, async (transaction) => {
    const entry = await transaction
      .deleteFrom('trash')
      .where('_id', '=', id)
      .where('list', '=', definition.path)
      .returning(['rows', 'deletedAt'])
      .executeTakeFirst();
    if (!entry) return undefined;
    const { item, dependants, translations = [], review } = JSON.parse(entry.rows) as TrashEntry;
    let row = item;
    if (isListing(definition)) {
      Object.assign(item, publicationAfterTrash(definition, item, entry.deletedAt));
      await requireOwner(transaction, definition, item);
      // Derived again, because an older version of this program may have deleted the item.
      const columns = {
        ...derivedColumns(definition, item),
        ...(await claimSlug(transaction, definition, item)),
      };
      row = { ...item, ...columns };
    } else await requireUnset(transaction, definition, item._id);
    await check?.(row, transaction);
    const rowsOf = untyped<ListRow>(transaction);
    await rowsOf.insertInto(definition.table).values(row).execute();
    const kind = isListing(definition) ? dependantsOf(definition) : undefined;
    if (kind)
      for (const child of dependants) await rowsOf.insertInto(kind.table).values(child).execute();
    await insertTranslations(transaction, definition, translations);
    if (review) await storeReview(transaction, review);
    await recordChange(
      transaction,
      { definition, id: item._id, action: 'restored', row: item },
      by,
    );
    return item;
  });
