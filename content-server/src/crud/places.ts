import type { AnyListing } from '@charity-site/api-client/entities';
import { object, string } from 'yup';
import { byName, type Database, type ListRow, type Writer } from '../db/database';
import { lockTable } from '../db/locks';
import { inTransaction } from '../db/transaction';
import { nextVersion } from './rows';
import { sortColumns } from './store';

type Direction = 'up' | 'down';

/** A move as it is asked for. */
export interface Move {
  direction: Direction;
}

/** What a move is asked for with. */
export const moveRules = object({
  direction: string<Direction>()
    .oneOf(['up', 'down'], 'Direction must be up or down.')
    .required('Direction must be up or down.'),
});

/** What of a row tells its place. */
type Placed = Pick<ListRow, '_id' | 'updatedAt'> & { order: number };

/** Whether a list has an order of its own: its entity has the field `order`. */
export const isOrdered = ({ rules }: AnyListing): boolean => 'order' in rules.fields;

const inOrder = async (database: Writer, listed: AnyListing): Promise<Placed[]> => {
  let query = byName<ListRow>(database).selectFrom(listed.table).select(['_id', 'updatedAt', 'order']);
  for (const [column, direction] of sortColumns(listed)) query = query.orderBy(column, direction);
  return query.$castTo<Placed>().execute();
};

/** Whether the numbers grow from each row to the next; only then do they alone decide the order. */
const isGrowing = (orders: number[]): boolean =>
  orders.every((order, place) => place === 0 || (orders[place - 1] as number) < order);

/** The rows of a new order with the numbers that give it; `upper` is the first of the two that changed places. */
const numbered = (rows: readonly Placed[], upper: number): Placed[] => {
  const [one, other] = [rows[upper] as Placed, rows[upper + 1] as Placed];
  const traded = rows.with(upper, { ...one, order: other.order }).with(upper + 1, { ...other, order: one.order });
  const around = traded.slice(Math.max(0, upper - 1), upper + 3).map(({ order }) => order);
  // Where numbers are shared, as new items do, every row gets its place as its number.
  return isGrowing(around) ? traded : rows.map((row, place) => ({ ...row, order: place }));
};

/**
 * Moves an item of an ordered list by one place. All the numbers that this touches change in one transaction, so that no
 * failure leaves half an order (decision 0004). At the end of the list nothing happens; false when there is no such item.
 */
export const moveRow = async (
  database: Database,
  listed: AnyListing,
  id: string,
  direction: Direction,
): Promise<boolean> => {
  return inTransaction(database, async (transaction) => {
    // One order, one lock: each move starts from the order that the one before it left.
    await lockTable(transaction, listed.table);
    const rows = await inOrder(transaction, listed);
    const from = rows.findIndex((row) => row._id === id);
    if (from < 0) return false;
    const upper = direction === 'up' ? from - 1 : from;
    const [one, other] = [rows[upper], rows[upper + 1]];
    if (!one || !other) return true;
    const next = numbered(rows.toSpliced(upper, 2, other, one), upper);
    const before = new Map(rows.map((row) => [row._id, row.order]));
    for (const { _id, order, updatedAt } of next.filter((row) => row.order !== before.get(row._id)))
      await byName<ListRow>(transaction)
        .updateTable(listed.table)
        .set({ order, updatedAt: nextVersion(updatedAt) })
        .where('_id', '=', _id)
        .execute();
    return true;
  });
};
