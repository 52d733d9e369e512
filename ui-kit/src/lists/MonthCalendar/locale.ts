import type { Words } from '@charity-site/ui-kit/theme';

/** Language of the calendar: a tag for the names of months and days, and the calendar's texts. */
export interface CalendarLocale {
  /** BCP 47 tag, such as 'en-GB'. */
  tag: string;
  /** Translates the name of a month or day, for languages that browsers do not support. */
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

/** The English locale with texts translated by the page. */
export const localeOf = (translate: Words): CalendarLocale => ({
  tag: 'en-GB',
  name: translate,
  previousMonth: translate('Previous month'),
  nextMonth: translate('Next month'),
  none: (month) => translate('There are no events in {month}.', { month }),
  count: (events) =>
    events === 1 ? translate('1 event') : translate('{count} events', { count: events }),
  more: (events) => translate('+{count} more', { count: events }),
});
