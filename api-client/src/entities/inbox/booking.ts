import { events } from '../content/event';
import { PHONE_NUMBER } from '../fields/addressRules';
import { MAX, object, optionalCalendarDate, requiredText, wholeNumber } from '../fields/fields';
import { listing, newestBy, type DraftOf } from '../types/contentType';
import type { HeldFor } from './comment';
import { GROUP_MAX } from './bookingForm';

/** Places of a group at a day of an event. `day` can be '' for an event that does not repeat. */
export const bookings = listing({
  path: 'bookings',
  table: 'bookings',
  items: 'bookings',
  item: 'Booking',
  rules: object({
    event: requiredText('Event', MAX.name),
    day: optionalCalendarDate('Day'),
    name: requiredText('Name', MAX.name),
    phone: requiredText('Phone', 40, 'number').matches(PHONE_NUMBER, {
      message: 'Please enter a telephone number of 7 to 15 digits.',
      excludeEmptyString: true,
    }),
    count: wholeNumber('Number of people', GROUP_MAX)
      .min(1, 'Number of people must be 1 or more.')
      .default(1),
  }),
  searchIn: ['name', 'phone'],
  sort: newestBy('createdAt'),
  owner: { of: events, by: 'event' },
});

export type BookingDraft = DraftOf<typeof bookings>;

/** A booking for the administrator. */
export type Booking = BookingDraft & {
  _id: string;
  createdAt: string;
  /** True while the group has no place. */
  waiting: boolean;
  /** Why the organiser looks at it; 'many': over ten places of one sender in an hour. */
  heldFor: HeldFor | 'many';
  /** When it got its place from the waiting list (UTC ISO 8601); '' if it did not. */
  movedUpAt: string;
};
