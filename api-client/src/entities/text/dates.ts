/** True if a text is an existing calendar date `YYYY-MM-DD` (30 February is not). */
export const isCalendarDate = (text: string): boolean => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** First and last valid year of a date; others are typing errors. */
export const YEARS = { first: 1900, last: 2100 } as const;

/** True for a date or date-time within `YEARS`. */
export const hasPlausibleYear = (date: string): boolean =>
  Number(date.slice(0, 4)) >= YEARS.first && Number(date.slice(0, 4)) <= YEARS.last;

/**
 * True if a text is an ISO 8601 date-time with an existing date and an offset (`Z` or `+02:00`).
 */
export const isInstant = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/.test(text) &&
  isCalendarDate(text.slice(0, 10)) &&
  !Number.isNaN(Date.parse(text));
