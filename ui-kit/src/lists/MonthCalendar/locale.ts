import type { Words } from '@charity-site/ui-kit/theme';

/**
 * Language of the calendar: a tag for the names of months and days, and the calendar's own texts.
 */
export interface CalendarLocale {
  /** BCP 47 tag, such as 'en-GB'. */
  tag: string;
  /** Changes the name of a month or a day, for languages that browsers do not know. */
  name?: (name: string) => string;
  previousMonth: string;
  nextMonth: string;
  /** Text for a month without events. */
  none: (month: string) => string;
  /** Number of events of a day, for screen readers. */
  count: (events: number) => string;
  /** Button that shows the remaining events of a day. */
  more: (events: number) => string;
}

/** The calendar in the words of the page: English, or what the page has for each English word. */
export const localeIn = (word: Words): CalendarLocale => ({
  tag: 'en-GB',
  name: word,
  previousMonth: word('Previous month'),
  nextMonth: word('Next month'),
  none: (month) => word('There are no events in {month}.', { month }),
  count: (events) => (events === 1 ? word('1 event') : word('{count} events', { count: events })),
  more: (events) => word('+{count} more', { count: events }),
});
