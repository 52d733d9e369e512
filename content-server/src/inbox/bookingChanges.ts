import { daysLater, events } from '@charity-site/api-client/entities';
import { moveUp } from '../content/bookings/places';
import { findRow } from '../content/crud/store';
import type { TrashEntry } from '../content/trash/trashEntry';
import type { Database } from '../db/database';
import { inTransaction, lockRow } from '../db/transaction';

/** Days after the booked one on which a booking is deleted. */
const RETENTION_DAYS = 30;

/**
 * Gives the places of a booking back, and to the first waiting groups that fit. The booking is
 * deleted for good.
 * @returns false if there is no such booking
 */
export const giveBack = (database: Database, id: string): Promise<boolean> =>
  inTransaction(database, async (transaction) => {
    const one = transaction.selectFrom('bookings').select(['event', 'day']).where('_id', '=', id);
    const booking = await one.executeTakeFirst();
    if (!booking) return false;
    await lockRow(transaction, events.table, booking.event);
    const { numDeletedRows } = await transaction
      .deleteFrom('bookings')
      .where('_id', '=', id)
      .executeTakeFirstOrThrow();
    const event = await findRow(transaction, events, booking.event);
    await moveUp(transaction, { ...booking, capacity: Number(event?.capacity) });
    return numDeletedRows > 0n;
  });

/** Deletes bookings 30 days after their day, also those of deleted events. */
export const purgeBookings = async (database: Database, now = new Date()): Promise<void> => {
  const oldest = daysLater(now.toISOString().slice(0, 10), -RETENTION_DAYS);
  await database.deleteFrom('bookings').where('day', '<', oldest).execute();
  await inTransaction(database, async (transaction) => {
    const trashed = await transaction
      .selectFrom('trash')
      .select(['_id', 'rows'])
      .where('list', '=', events.path)
      .execute();
    for (const { _id, rows } of trashed) {
      const entry = JSON.parse(rows) as TrashEntry;
      const dependants = entry.dependants.filter(({ day }) => String(day) >= oldest);
      if (dependants.length < entry.dependants.length)
        await transaction
          .updateTable('trash')
          .set({ rows: JSON.stringify({ ...entry, dependants }) })
          .where('_id', '=', _id)
          .execute();
    }
  });
};
