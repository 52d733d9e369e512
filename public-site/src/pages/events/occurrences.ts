import type { CalendarEvent } from '@charity-site/api-client';
import { nextOccurrence } from '@charity-site/api-client/entities';
import { dayOf, formatTime } from '../../dates/format';

/** An event in a list; a recurring one is listed once. */
export interface ListedEvent {
  event: CalendarEvent;
  /** First day (`YYYY-MM-DD`) of the next occurrence, or of the last one if the event is over. */
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

/** Upcoming events, soonest first. */
export const comingEvents = (events: readonly CalendarEvent[], today: string): ListedEvent[] =>
  withTimes(events, today, false);

/** Past events, latest first. */
export const pastEvents = (events: readonly CalendarEvent[], today: string): ListedEvent[] =>
  withTimes(events, today, true).reverse();
