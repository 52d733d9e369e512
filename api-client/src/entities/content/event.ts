import { string } from 'yup';
import { contentType, newestBy, type DraftOf } from '../types/contentType';
import { EVENT_REPEATS, MAX_DAYS, MAX_RECURRENCE_YEARS } from './recurrence';
import {
  instant,
  MAX,
  object,
  openOrClosed,
  optionalCalendarDate,
  optionalInstant,
  optionalPicture,
  requiredText,
  richText,
  wholeNumber,
  type Stored,
} from '../fields/fields';
import { projectId } from '../fields/itemId';

const DAY_MS = 86_400_000;

/** The date of the validated event; undefined if missing or invalid. */
const dateOf = (event: unknown): number | undefined => {
  const date = Date.parse(String((event as { date?: unknown }).date));
  return Number.isNaN(date) ? undefined : date;
};

/** An optional end; '' if unknown. */
const ends = () =>
  optionalInstant('Ends')
    .test('after', 'The end must be after the beginning.', function (value) {
      const date = dateOf(this.parent);
      return !value || date === undefined || Date.parse(value) > date;
    })
    .test('near', `The end can be at most ${MAX_DAYS} days after the beginning.`, function (value) {
      const date = dateOf(this.parent);
      return !value || date === undefined || Date.parse(value) - date <= MAX_DAYS * DAY_MS;
    });

/** The last day of a recurring event. A tolerance of two days allows for time zones. */
const repeatsUntil = () =>
  optionalCalendarDate('Repeats Until')
    .test('set', 'Please say until when the event repeats.', function (value) {
      return Boolean(value) || !(this.parent as { repeats?: string }).repeats;
    })
    .test('after', 'The last day must be after the beginning.', function (value) {
      const date = dateOf(this.parent);
      return !value || date === undefined || Date.parse(value) + DAY_MS > date;
    })
    .test(
      'near',
      `An event can repeat for at most ${MAX_RECURRENCE_YEARS} years.`,
      function (value) {
        const date = dateOf(this.parent);
        return (
          !value ||
          date === undefined ||
          Date.parse(value) - date <= (MAX_RECURRENCE_YEARS * 365 + 2) * DAY_MS
        );
      },
    );

/**
 * An event. `date` and `ends` are date-times, entered and shown in the site's time zone
 * (docs/product.md 1.5, 6.1); `repeats` is '' for a single event. `capacity` is the number of
 * places on each day that visitors can book; 0 for none.
 */
export const events = contentType({
  path: 'events',
  table: 'events',
  items: 'events',
  item: 'Event',
  label: 'Events',
  rules: object({
    title: requiredText('Title', MAX.title),
    date: instant('Date'),
    location: requiredText('Location', MAX.title),
    image: optionalPicture(),
    description: richText('Description'),
    ends: ends(),
    repeats: string()
      .oneOf(
        [...EVENT_REPEATS, ''] as const,
        `Repeats must be one of: ${EVENT_REPEATS.join(', ')}.`,
      )
      .default('')
      .label('Repeats'),
    repeatsUntil: repeatsUntil(),
    project: projectId(),
    capacity: wholeNumber('Places', 9999),
    bookings: openOrClosed('Bookings'),
  }),
  translatable: ['title', 'location', 'description'],
  searchIn: ['title'],
  sort: newestBy('date'),
  excerptFrom: 'description',
  card: ['title', 'date', 'repeats', 'repeatsUntil', 'location', 'image', 'excerpt', 'slug'],
  pages: '/events',
  publishing: true,
  addedFields: ['capacity', 'bookings'],
});

export type EventDraft = DraftOf<typeof events>;

/** The number of people with a place at a day of an event. */
export interface BookedDay {
  day: string;
  people: number;
}

/** An event; `booked` only with places, and only days on which somebody has one. */
export type Event = Stored<EventDraft> & { booked?: BookedDay[] };
