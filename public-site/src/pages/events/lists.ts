import { formatDate, formatDayAndTime } from '../../dates/format';
import { comingEvents, pastEvents, type ListedEvent } from './nextTimes';

/**
 * The lists of events beside the calendar, with their texts in English. `view` is the name in the
 * address, `none` the text without any events, and `pages` the accessible name of the pager. `when`
 * is for machines, and in words.
 */
export const LISTS = [
  {
    view: 'list',
    href: '/events?view=list',
    heading: 'Coming up',
    none: 'No coming events at the moment',
    pages: 'Pages of coming events',
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
