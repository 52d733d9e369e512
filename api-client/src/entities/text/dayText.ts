const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/**
 * Formats a calendar date (`2026-11-21`) as '21 November 2026', independent of time zones. Without
 * `Intl`: the first formatter blocks a cheap phone for a tenth of a second.
 */
export const dayText = (date: string): string => {
  const [year = 0, month = 0, day = 0] = date.slice(0, 10).split('-').map(Number);
  return `${day} ${MONTHS[month - 1]} ${year}`;
};

/** The English weekday of a day (`YYYY-MM-DD`), as 'Saturday'. */
export const weekdayOf = (day: string): string => WEEKDAYS[new Date(day).getUTCDay()] ?? '';
