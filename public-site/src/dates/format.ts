import { siteConfig, t } from '@charity-site/api-client/http';
import { inLanguage } from './inLanguage';

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
 * A calendar date (`2026-11-21`) as '21 November 2026', independent of time zones. It is written without `Intl`, whose first
 * formatter keeps a cheap phone busy for a tenth of a second.
 */
export const formatDate = (date: string): string => {
  const [year = 0, month = 0, day = 0] = date.slice(0, 10).split('-').map(Number);
  return inLanguage(`${day} ${MONTHS[month - 1]} ${year}`);
};

/** The day of an instant (UTC ISO 8601) in the site's zone (docs/product.md 1.5), as '21 November 2026'. */
export const formatDay = (instant: string): string => formatDate(dayOf(instant));

/** A formatted day with a short month: '21 Nov 2026'. Cut here, because browsers differ in 'Sep' and 'Sept'. */
export const shortened = (day: string): string => day.replace(/[A-Za-z]{4,}/, (month) => month.slice(0, 3));

/** The English weekday of a day (`YYYY-MM-DD`), as 'Saturday'. */
export const weekdayOf = (day: string): string => WEEKDAYS[new Date(day).getUTCDay()] ?? '';

/** The weekday of a day (`YYYY-MM-DD`) in the page's language, as 'Saturday'. */
export const formatWeekday = (day: string): string => inLanguage(weekdayOf(day));

/** A day (`YYYY-MM-DD`) and a time, as 'Saturday 21 November 2026 at 09:30'. Assembled here, because browsers differ in the commas. */
export const formatDayAndTime = (day: string, time: string): string =>
  t('{day} at {time}', { day: `${formatWeekday(day)} ${formatDate(day)}`, time });

/** A day (`YYYY-MM-DD`) with two times, as 'Saturday 21 November 2026, 09:30 to 12:00'. */
export const formatDayAndTimes = (day: string, start: string, end: string): string =>
  t('{day}, {start} to {end}', { day: `${formatWeekday(day)} ${formatDate(day)}`, start, end });

/** An instant in the site's zone, as 'Saturday 21 November 2026 at 09:30'. */
export const formatMoment = (instant: string): string => formatDayAndTime(dayOf(instant), formatTime(instant));

/** Formatters by time zone. Making one takes longer than formatting a hundred instants. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** An instant in the site's zone, as '2026-11-21 09:30'. */
const inZone = (instant: string): string => {
  const { timeZone } = siteConfig();
  const formatter =
    formatters.get(timeZone) ??
    // The Swedish locale formats dates as ISO 8601.
    new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
  formatters.set(timeZone, formatter);
  return formatter.format(new Date(instant));
};

/** The time of an instant in the site's zone, as '09:30'. */
export const formatTime = (instant: string): string => inZone(instant).slice(-5);

/** The day of an instant in the site's zone, as `YYYY-MM-DD`. */
export const dayOf = (instant: string): string => inZone(instant).slice(0, 10);
