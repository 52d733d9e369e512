/** Language of the calendar: a tag for the names of months and days, and the calendar's own texts. */
export interface CalendarLocale {
  /** BCP 47 tag, such as 'en-GB'. */
  tag: string;
  previousMonth: string;
  nextMonth: string;
  /** Text for a month without events. */
  none: (month: string) => string;
  /** Number of events of a day, for screen readers. */
  count: (events: number) => string;
  /** Button that shows the remaining events of a day. */
  more: (events: number) => string;
}

/** The default language. */
export const english: CalendarLocale = {
  tag: 'en-GB',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  none: (month) => `There are no events in ${month}.`,
  count: (events) => (events === 1 ? '1 event' : `${events} events`),
  more: (events) => `+${events} more`,
};
