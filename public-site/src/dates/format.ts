import { t, siteConfig } from '@charity-site/api-client/http';
import { dayText, wallTimeIn, weekdayOf } from '@charity-site/api-client/entities';

/**
 * Translates the day and month names of an English date. Neither Node nor browsers know Chichewa.
 */
const inLanguage = (date: string): string => date.replace(/\p{L}+/gu, (name) => t(name));

/**
 * A calendar date (`2026-11-21`) as '21 November 2026' in the page's language, independent of time
 * zones.
 */
export const formatDate = (date: string): string => inLanguage(dayText(date));

/**
 * The day of an instant (UTC ISO 8601) in the site's zone (docs/product.md 1.5), as '21 November
 * 2026'.
 */
export const formatDay = (instant: string): string => formatDate(dayOf(instant));

/**
 * Shortens the month of a formatted day: '21 Nov 2026'. Not by `Intl`, because browsers differ in
 * 'Sep' and 'Sept'.
 */
export const withShortMonth = (day: string): string =>
  day.replace(/[A-Za-z]{4,}/, (month) => month.slice(0, 3));

/** The weekday of a day (`YYYY-MM-DD`) in the page's language, as 'Saturday'. */
export const formatWeekday = (day: string): string => inLanguage(weekdayOf(day));

/**
 * A day (`YYYY-MM-DD`) and a time, as 'Saturday 21 November 2026 at 09:30'. Not by `Intl`, because
 * browsers differ in the commas.
 */
export const formatDayAndTime = (day: string, time: string): string =>
  t('{day} at {time}', { day: `${formatWeekday(day)} ${formatDate(day)}`, time });

/** A day (`YYYY-MM-DD`) with two times, as 'Saturday 21 November 2026, 09:30 to 12:00'. */
export const formatDayAndTimes = (day: string, start: string, end: string): string =>
  t('{day}, {start} to {end}', { day: `${formatWeekday(day)} ${formatDate(day)}`, start, end });

/** An instant in the site's zone, as 'Saturday 21 November 2026 at 09:30'. */
export const formatDateTime = (instant: string): string =>
  formatDayAndTime(dayOf(instant), formatTime(instant));

/** An instant in the site's zone, as '2026-11-21T09:30'. */
const inZone = (instant: string): string => {
  const { timeZone, utcOffset } = siteConfig();
  // Without `Intl` (see dayText) if the zone has one offset all year, as Malawi does.
  if (utcOffset !== undefined)
    return new Date(Date.parse(instant) + utcOffset * 60_000).toISOString().slice(0, 16);
  return wallTimeIn(timeZone, instant).slice(0, 16);
};

/** The time of an instant in the site's zone, as '09:30'. */
export const formatTime = (instant: string): string => inZone(instant).slice(-5);

/** The day of an instant in the site's zone, as `YYYY-MM-DD`. */
export const dayOf = (instant: string): string => inZone(instant).slice(0, 10);
