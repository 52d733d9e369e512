import { createHmac } from 'node:crypto';
import {
  bookings,
  BOOKINGS_CLOSED,
  can,
  eventDays,
  events,
  whatsappDigits,
  type BookingDraft,
  type Recurrence,
} from '@charity-site/api-client/entities';
import { HELD, moveUp } from '../content/bookings/places';
import { findPublicRow, findRow } from '../content/crud/store';
import { dayIn } from '../content/dates/timeZone';
import { findIdBySlug } from '../content/slugs/findIdBySlug';
import type { ListRow } from '../db/database';
import { inTransaction, lockRow } from '../db/transaction';
import { badInput, existing, HttpError } from '../http/httpError';
import { hashToken } from '../people/accounts/secrets';
import { classifyBooking } from './spamRules';
import { senderOf } from './senders';
import { addSubmission, type AddSubmission } from './submissions';

/** Where bookings get their days and the secrets of their links from. */
export interface BookingSettings {
  timeZone: string;
  tokenSecret: string;
}

/** The booked day. @throws HttpError 400 for a day that is over or not of the event */
const dayOf = (event: ListRow, day: string, timeZone: string): string => {
  const days = eventDays(
    dayIn(timeZone, new Date(String(event.date))),
    event as unknown as Recurrence,
  );
  const booked = day === '' && days.length === 1 ? String(days[0]) : day;
  if (!days.includes(booked) || booked < dayIn(timeZone))
    throw badInput({ day: 'Please choose a day on which the event will take place.' });
  return booked;
};

/**
 * Books places at a day of an event, or a place on the waiting list. A phone number has one booking
 * a day: a further one changes its number of people. Its link follows from number and day, so that
 * the response does not tell whether there was a booking (decision 0078).
 * @throws HttpError 404 for an unknown event, 409 if it takes no bookings, 400 for a wrong day
 */
export const addBooking =
  ({ timeZone, tokenSecret }: BookingSettings): AddSubmission<BookingDraft> =>
  (database, draft, origin) =>
    inTransaction(database, async (transaction) => {
      const isStaff = can(origin.by?.role, 'answerVisitors');
      const id = await findIdBySlug(transaction, events, draft.event);
      await lockRow(transaction, events.table, id);
      const event = existing(
        await (isStaff ? findRow : findPublicRow)(transaction, events, id),
        events.item,
      );
      if (!event.capacity || (event.bookings === 'closed' && !isStaff))
        throw new HttpError(409, BOOKINGS_CLOSED);
      const day = dayOf(event, draft.day, timeZone);
      const token = createHmac('sha256', tokenSecret)
        .update(`booking ${id} ${day} ${whatsappDigits(draft.phone)}`)
        .digest('base64url');
      const tokenHash = hashToken(token);
      const place = { event: id, day, capacity: Number(event.capacity) };
      const free = await moveUp(transaction, place);
      const earlier = await transaction
        .selectFrom('bookings')
        .selectAll()
        .where('tokenHash', '=', tokenHash)
        .executeTakeFirst();
      const sender = await senderOf(transaction, origin.visitor.ip);
      const booked = { count: draft.count, tokenHash };
      const heldFor = isStaff
        ? ''
        : earlier?.heldFor || (await classifyBooking(transaction, sender, booked, origin.visitor));
      const own = earlier && !earlier.waiting ? earlier.count : 0;
      const waiting = Number(draft.count > free + own || HELD.includes(heldFor));
      const changes = { heldFor, waiting };
      if (earlier)
        await transaction
          .updateTable('bookings')
          .set({ ...changes, count: draft.count })
          .where('_id', '=', earlier._id)
          .execute();
      const columns = { ...changes, tokenHash, movedUpAt: '' };
      const row =
        earlier ??
        (await addSubmission(
          transaction,
          bookings,
          { ...draft, event: id, day },
          origin,
          async () => columns,
        ));
      await moveUp(transaction, place);
      return { ...row, waiting, link: `/places/${token}` };
    });
