/** The calendar's language: the names of months and days by its tag, and its own few words. */
export interface CalendarLocale {
  /** BCP 47 tag, such as 'en-GB'; the browser knows the names. */
  tag: string;
  previousMonth: string;
  nextMonth: string;
  /** Says that a month, given by its name, has no events. */
  none: (month: string) => string;
  /** How many events a day has, for those who listen. */
  count: (events: number) => string;
  /** The button that shows the events of a day that do not fit. */
  more: (events: number) => string;
}

/** The product's language. */
export const english: CalendarLocale = {
  tag: 'en-GB',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  none: (month) => `There are no events in ${month}.`,
  count: (events) => (events === 1 ? '1 event' : `${events} events`),
  more: (events) => `+${events} more`,
};
