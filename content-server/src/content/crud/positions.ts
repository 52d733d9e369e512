import type { AnyListing } from '@charity-site/api-client/entities';
import { object, string, type InferType } from 'yup';
import { untyped, type Database, type ListRow } from '../../db/database';
import { inTransaction, lockTable } from '../../db/transaction';
import { recordChange, type Actor } from '../history/recordChange';
import { claimKey, purgeKeys, type IdempotencyKey } from '../rows/idempotencyKey';
import { nextVersion } from '../rows/rows';
import { findRow, inOrder } from './store';

/** Rules of the request body. */
export const moveRules = object({
  direction: string()
    .oneOf(['up', 'down'] as const, 'Direction must be up or down.')
    .required('Direction must be up or down.'),
});

export type Move = InferType<typeof moveRules>;

/** Columns that a move reads. */
type Positioned = Pick<ListRow, '_id' | 'updatedAt'> & { order: number };

/** True if a list is sorted by `order`: its entity has that field. */
export const isOrdered = ({ rules }: AnyListing): boolean => 'order' in rules.fields;

/** True if the numbers are strictly ascending. Only then do they alone define the order. */
const isGrowing = (orders: number[]): boolean =>
  orders.every((order, place) => place === 0 || (orders[place - 1] as number) < order);

/** Numbers the rows of a new order. `upper` is the index of the first of the two swapped rows. */
const numbered = (rows: readonly Positioned[], upper: number): Positioned[] => {
  const [one, other] = [rows[upper] as Positioned, rows[upper + 1] as Positioned];
  const swapped = rows
    .with(upper, { ...one, order: other.order })
    .with(upper + 1, { ...other, order: one.order });
  const around = swapped.slice(Math.max(0, upper - 1), upper + 3).map(({ order }) => order);
  // If numbers are equal, as those of new items, every row gets its position as its number.
  return isGrowing(around) ? swapped : rows.map((row, position) => ({ ...row, order: position }));
};

/**
 * Moves an item of an ordered list by one position, once per key. All affected numbers change in
 * one transaction (docs/decisions/0009). At the end of the list nothing changes.
 * @returns the item, or undefined if it does not exist
 */
export const moveRow = async (
  database: Database,
  listed: AnyListing,
  { id, direction, by, key }: Move & { id: string; by?: Actor; key?: IdempotencyKey },
): Promise<ListRow | undefined> => {
  if (key) await purgeKeys(database);
  return inTransaction(database, async (transaction) => {
    // The lock makes concurrent moves sequential.
    await lockTable(transaction, listed.table);
    const rows = await inOrder(untyped<ListRow>(transaction).selectFrom(listed.table), listed)
      .select(['_id', 'updatedAt', 'order'])
      .$castTo<Positioned>()
      .execute();
    const from = rows.findIndex((row) => row._id === id);
    if (from < 0) return undefined;
    const claim = { fingerprint: direction, itemId: id, createdAt: new Date().toISOString() };
    const isRepeated = key && !(await claimKey(transaction, { ...key, ...claim }));
    const upper = direction === 'up' ? from - 1 : from;
    const [one, other] = [rows[upper], rows[upper + 1]];
    if (isRepeated || !one || !other) return findRow(transaction, listed, id);
    const next = numbered(rows.toSpliced(upper, 2, other, one), upper);
    const before = new Map(rows.map((row) => [row._id, row.order]));
    for (const { _id, order, updatedAt } of next.filter((row) => row.order !== before.get(row._id)))
      await untyped<ListRow>(transaction)
        .updateTable(listed.table)
        .set({ order, updatedAt: nextVersion(updatedAt) })
        .where('_id', '=', _id)
        .execute();
    const row = await findRow(transaction, listed, id);
    if (row) await recordChange(transaction, { definition: listed, id, action: 'moved', row }, by);
    return row;
  });
};
