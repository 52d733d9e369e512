import {
  normalizeText,
  eventDays,
  instantOf,
  itemPagePath,
  wallTimeIn,
  weekOfMonth,
  type Event,
} from '@charity-site/api-client/entities';
import { getVtimezoneComponent } from '@touch4it/ical-timezones';
import ical from 'ical-generator';
import { dayIn, dayjs } from '../../content/dates/timeZone';

/** An event in a calendar, with the beginning of its text. */
export type CalendarItem = Omit<Event, 'description' | 'image' | 'createdAt'> & { excerpt: string };

/** Site of a calendar. `origin` is such as `https://example.org`. */
export interface CalendarSite {
  siteName: string;
  origin: string;
  /** IANA zone of the events' times. */
  timeZone: string;
}

/** The days of the week as the format names them, Sunday first. */
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/**
 * Recurrence rule of an event (RFC 5545, 3.3.10); undefined for a single event. The library itself
 * would write the last instant in local time, which the format forbids beside a time zone.
 */
const recurrenceRule = (
  { date, repeats, repeatsUntil }: CalendarItem,
  timeZone: string,
): string | undefined => {
  if (!repeats) return undefined;
  const first = dayIn(timeZone, new Date(date));
  const last = eventDays(first, { repeats, repeatsUntil }).at(-1) ?? first;
  const until = dayjs.utc(instantOf(`${last}T23:59:59`, timeZone)).format('YYYYMMDD[T]HHmmss[Z]');
  const weekday = WEEKDAYS[dayjs.utc(first).day()] ?? '';
  const rhythm = {
    weekly: 'FREQ=WEEKLY',
    fortnightly: 'FREQ=WEEKLY;INTERVAL=2',
    monthly: `FREQ=MONTHLY;BYDAY=${weekOfMonth(first)}${weekday}`,
  }[repeats];
  return `RRULE:${rhythm};UNTIL=${until}`;
};

/**
 * The library's file with all properties of the calendar before its components, and with the end of
 * the last line (RFC 5545, 3.1 and 3.6).
 */
const inOrder = (file: string): string =>
  `${file.replace(/(BEGIN:VTIMEZONE.*END:VTIMEZONE\r\n)((?:(?!BEGIN:)[^\n]*\n)+)/s, '$2$1')}\r\n`;

/** Events as an iCalendar file (RFC 5545), in the site's time zone. */
export const calendarFile = (
  items: readonly CalendarItem[],
  { siteName, origin, timeZone }: CalendarSite,
): string => {
  const calendar = ical({
    // The library escapes the texts of events, but not this one (RFC 5545, 3.3.11).
    name: normalizeText(siteName, 'line').replace(/[\\;,]/g, '\\$&'),
    prodId: { company: 'Charity site', product: 'Events' },
    // The zone is that of each event: with one of the calendar the library writes the time of the
    // last change in local time.
    timezone: { name: null, generator: getVtimezoneComponent },
    // Calendars read the feed again every six hours.
    ttl: 6 * 60 * 60,
  });
  // The library reads the local time by this method.
  const zoned = (instant: string) =>
    Object.assign(dayjs.utc(instant), { tz: () => dayjs.utc(wallTimeIn(timeZone, instant)) });
  for (const item of items) {
    const { _id, slug, title, date, ends, location, excerpt, updatedAt } = item;
    calendar.createEvent({
      // Not the URL: a calendar must recognise an event whose title has changed.
      id: `${_id}@${new URL(origin).hostname}`,
      timezone: timeZone,
      stamp: dayjs.utc(updatedAt),
      start: zoned(date),
      end: ends ? zoned(ends) : null,
      repeating: recurrenceRule(item, timeZone) ?? null,
      summary: normalizeText(title, 'line'),
      location: normalizeText(location, 'line'),
      description: normalizeText(excerpt),
      url: origin + itemPagePath('/events', { _id, slug }),
    });
  }
  return inOrder(calendar.toString());
};
