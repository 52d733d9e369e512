import type { CalendarEvent } from '@charity-site/api-client';
import { formatDate, formatDayAndTime } from '../../dates/format';
import { comingEvents, pastEvents, type ListedEvent } from './nextTimes';

/** A list of events beside the calendar. The texts are in English. */
export interface ListOfEvents {
  /** Its name in the address. */
  view: string;
  href: string;
  heading: string;
  /** Text without any events. */
  none: string;
  /** Accessible name of the pager. */
  pages: string;
  /** The events that it shows, in their order. */
  events: (events: readonly CalendarEvent[], today: string) => ListedEvent[];
  /** When an event takes place: for machines, and in words. */
  when: (event: ListedEvent) => { dateTime: string; text: string };
}

export const LISTS: readonly ListOfEvents[] = [
  {
    view: 'list',
    href: '/events?view=list',
    heading: 'Coming up',
    none: 'No coming events at the moment',
    pages: 'Pages of coming events',
    events: comingEvents,
    when: ({ first, time }) => ({ dateTime: `${first}T${time}`, text: formatDayAndTime(first, time) }),
  },
  {
    view: 'past',
    href: '/events?view=past',
    heading: 'Past events',
    none: 'No past events yet',
    pages: 'Pages of past events',
    events: pastEvents,
    when: ({ first }) => ({ dateTime: first, text: formatDate(first) }),
  },
];
