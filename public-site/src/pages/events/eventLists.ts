import { formatDate, formatDayAndTime } from '../../dates/format';
import { comingEvents, pastEvents, type ListedEvent } from './occurrences';

/**
 * Event lists other than the calendar, with their texts in English. `view` is the value of the
 * search param, `none` the text of an empty list, `pages` the accessible name of the pager, and
 * `when` returns the date for `<time>`.
 */
export const LISTS = [
  {
    view: 'list',
    href: '/events?view=list',
    heading: 'Coming up',
    none: 'No upcoming events at the moment',
    pages: 'Pages of upcoming events',
    events: comingEvents,
    when: ({ first, time }: ListedEvent) => ({
      dateTime: `${first}T${time}`,
      text: formatDayAndTime(first, time),
    }),
  },
  {
    view: 'past',
    href: '/events?view=past',
    heading: 'Past events',
    none: 'No past events yet',
    pages: 'Pages of past events',
    events: pastEvents,
    when: ({ first }: ListedEvent) => ({ dateTime: first, text: formatDate(first) }),
  },
];

export type ListOfEvents = (typeof LISTS)[number];
