import type { CalendarEvent } from '@charity-site/api-client';
import { nextOccurrence } from '@charity-site/api-client/entities';
import { dayOf, formatTime } from '../../dates/format';

/** An event in a list. One that repeats is in it once. */
export interface ListedEvent {
  event: CalendarEvent;
  /** First day (`YYYY-MM-DD`) of its next time, or of the last one when it is over. */
  first: string;
  /** `HH:mm` */
  time: string;
}

const withTimes = (events: readonly CalendarEvent[], today: string, over: boolean): ListedEvent[] =>
  events
    .map((event) => ({
      event,
      time: formatTime(event.date),
      ...nextOccurrence(event, today, dayOf),
    }))
    .filter(({ isOver }) => isOver === over)
    .sort((one, other) => (one.first + one.time).localeCompare(other.first + other.time));

/** The events that still take place, the next one first. */
export const comingEvents = (events: readonly CalendarEvent[], today: string): ListedEvent[] =>
  withTimes(events, today, false);

/** The events that are over, the last one first. */
export const pastEvents = (events: readonly CalendarEvent[], today: string): ListedEvent[] =>
  withTimes(events, today, true).reverse();
