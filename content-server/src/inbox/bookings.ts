import { createHmac } from 'node:crypto';
import {
  bookings,
  BOOKINGS_CLOSED,
  can,
  daysLater,
  eventDays,
  events,
  whatsappDigits,
  WRONG_DAY,
  type BookingDraft,
  type Recurrence,
} from '@charity-site/api-client/entities';
import { sql } from 'kysely';
import { findPublicRow, findRow } from '../content/crud/store';
import { dayIn } from '../content/dates/timeZone';
import { newRow } from '../content/rows/rows';
import { findIdBySlug } from '../content/slugs/findIdBySlug';
import type { TrashEntry } from '../content/trash/trashEntry';
import type { Database, ListRow, Transaction } from '../db/database';
import { inTransaction, lockRow } from '../db/transaction';
import { badInput, existing, HttpError } from '../http/httpError';
import { hashToken } from '../people/signIn/secrets';
import { rememberSender, senderOf } from './senders';
import { classifyBooking } from './spamRules';
import type { AddSubmission } from './submissions';

/** The time zone of days, and the key of the links. */
export interface BookingSettings {
  timeZone: string;
  tokenSecret: string;
}

/** Reasons for which a group waits until the organiser adds it. */
const HELD = ['trap', 'blocked'];

/**
 * Gives the free places of a day to the first waiting groups that fit. The event must be locked.
 * @param own id of the group that has just booked, and so did not move up
 */
const allocatePlaces = async (
  transaction: Transaction,
  { _id: event, capacity }: ListRow,
  day: string,
  own?: string,
): Promise<void> => {
  const groups = await transaction
    .selectFrom('bookings')
    .selectAll()
    .where('event', '=', event)
    .where('day', '=', day)
    .orderBy('_id')
    .execute();
  let free = Number(capacity);
  for (const { count, waiting } of groups) if (!waiting) free -= count;
  for (const { _id, count, waiting, heldFor } of groups)
    if (waiting && count <= free && !HELD.includes(heldFor)) {
      free -= count;
      await transaction
        .updateTable('bookings')
        .set({ waiting: 0, movedUpAt: _id === own ? '' : new Date().toISOString() })
        .where('_id', '=', _id)
        .execute();
    }
};

/**
 * Books places at a day of an event, or a place on its waiting list. A phone number has one booking
 * a day, whose number of people a further one changes; so a repeated request changes nothing. The
 * link follows from number and day: the response does not reveal an earlier booking (decision
 * 0078).
 * @throws HttpError 404 for an unknown event, 409 if it takes no bookings, 400 for a wrong day
 */
export const addBooking =
  ({ timeZone, tokenSecret }: BookingSettings): AddSubmission<BookingDraft> =>
  (database, draft, { visitor, by }) =>
    inTransaction(database, async (transaction) => {
      const id = await findIdBySlug(transaction, events, draft.event);
      await lockRow(transaction, events.table, id);
      const event = existing(await findPublicRow(transaction, events, id), events.item);
      const isOrganiser = can(by?.person.role, 'answerVisitors');
      if (!event.capacity || (event.bookings === 'closed' && !isOrganiser))
        throw new HttpError(409, BOOKINGS_CLOSED);
      const first = dayIn(timeZone, new Date(String(event.date)));
      const days = eventDays(first, event as unknown as Recurrence);
      const day = draft.day || (days.length === 1 ? first : '');
      if (!days.includes(day) || day < dayIn(timeZone)) throw badInput({ day: WRONG_DAY });
      const token = createHmac('sha256', tokenSecret)
        .update(`booking ${id} ${day} ${whatsappDigits(draft.phone)}`)
        .digest('base64url');
      const tokenHash = hashToken(token);
      const sender = await senderOf(transaction, visitor.ip);
      const heldFor = isOrganiser
        ? ''
        : await classifyBooking(transaction, sender, { ...draft, tokenHash }, visitor);
      const added = { ...draft, event: id, day, heldFor, tokenHash, waiting: 1, movedUpAt: '' };
      const row = newRow(bookings, added);
      const { _id } = await transaction
        .insertInto('bookings')
        .values({ ...row, ...added })
        .onConflict((conflict) =>
          conflict.column('tokenHash').doUpdateSet({
            count: draft.count,
            heldFor,
            // Who asks for more places has none until all of them are free.
            waiting: sql`case when bookings.count < excluded.count then 1 else bookings.waiting end`,
          }),
        )
        .returning('_id')
        .executeTakeFirstOrThrow();
      if (_id === row._id) await rememberSender(transaction, _id, sender);
      await allocatePlaces(transaction, event, day, _id);
      const booked = existing(await findRow(transaction, bookings, _id), bookings.item);
      return { ...booked, link: `/places/${token}` };
    });

/** Days after the booked one on which a booking is deleted. */
const RETENTION_DAYS = 30;

/**
 * Deletes a booking for good, and gives its places to the first waiting groups that fit.
 * @returns false if there is no such booking
 */
export const giveBack = (database: Database, id: string): Promise<boolean> =>
  inTransaction(database, async (transaction) => {
    const booking = await findRow(transaction, bookings, id);
    if (!booking) return false;
    await lockRow(transaction, events.table, String(booking.event));
    await transaction.deleteFrom('bookings').where('_id', '=', id).execute();
    const event = await findRow(transaction, events, String(booking.event));
    if (event) await allocatePlaces(transaction, event, String(booking.day));
    return true;
  });

/** Gives the places that an event got after its first bookings to the groups that wait for them. */
export const giveAddedPlaces = async (database: Database, today: string): Promise<void> => {
  const waiting = database.selectFrom('bookings').select(['event', 'day']).distinct();
  for (const { event: id, day } of await waiting
    .where('waiting', '=', 1)
    .where('heldFor', 'not in', HELD)
    .where('day', '>=', today)
    .execute())
    await inTransaction(database, async (transaction) => {
      await lockRow(transaction, events.table, id);
      const event = await findRow(transaction, events, id);
      if (event) await allocatePlaces(transaction, event, day);
    });
};

/** Deletes bookings 30 days after their day, also those in the trash with their event. */
export const purgeBookings = (database: Database, now = new Date()): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const oldest = daysLater(now.toISOString().slice(0, 10), -RETENTION_DAYS);
    await transaction.deleteFrom('bookings').where('day', '<', oldest).execute();
    const trashed = transaction.selectFrom('trash').select(['_id', 'rows']);
    for (const { _id, rows } of await trashed.where('list', '=', events.path).execute()) {
      const entry = JSON.parse(rows) as TrashEntry;
      const dependants = entry.dependants.filter(({ day }) => String(day) >= oldest);
      if (dependants.length === entry.dependants.length) continue;
      await transaction
        .updateTable('trash')
        .set({ rows: JSON.stringify({ ...entry, dependants }) })
        .where('_id', '=', _id)
        .execute();
    }
  });
