import { instantOf, wallTimeIn } from '@charity-site/api-client/entities';
import { siteConfig } from '@charity-site/api-client/http';
import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime';
import utc from 'dayjs/plugin/utc';

dayjs.extend(relativeTime);
dayjs.extend(utc);

/** Now, in the site's time zone (docs/product.md 1.5). */
const now = () => dayjs.utc(wallTimeIn(siteConfig().timeZone));

const city = () => siteConfig().timeZone.split('/').at(-1)?.replaceAll('_', ' ');
const isMalawi = () => siteConfig().timeZone === 'Africa/Blantyre';

/** Names the time zone of event times: 'Malawi time (Blantyre).' */
export const zoneHint = (): string =>
  isMalawi() ? `Malawi time (${city()}).` : `Local time in ${city()}.`;

/** Today in the site's zone, `YYYY-MM-DD`. */
export const today = (): string => now().format('YYYY-MM-DD');

/** The current minute, UTC ISO 8601: the default date of a new event. */
export const thisMinute = (): string => dayjs().second(0).millisecond(0).toISOString();

/** Formats a date, or an instant in the site's zone; '' if empty or invalid. */
const formatted = (date: string, format: string): string => {
  const parsed = dayjs.utc(date.length > 10 ? wallTimeIn(siteConfig().timeZone, date) : date);
  return date && parsed.isValid() ? parsed.format(format) : '';
};

/**
 * Converts an instant (ISO 8601) to local time `YYYY-MM-DDTHH:mm` in the site's zone; '' if empty
 * or invalid.
 */
export const toLocalDateTime = (instant: string): string =>
  wallTimeIn(siteConfig().timeZone, instant).slice(0, 16);

/** Converts a local time `YYYY-MM-DDTHH:mm` in the site's zone to UTC ISO 8601; '' if empty. */
export const fromLocalDateTime = (local: string): string => instantOf(local, siteConfig().timeZone);

/** A date or instant as '21 November 2026'. */
export const longDate = (date: string): string => formatted(date, 'D MMMM YYYY');

/** An instant in the site's zone as '21 November 2026, 18:30'. */
export const formatDateTime = (instant: string): string => formatted(instant, 'D MMMM YYYY, HH:mm');

/**
 * A date or instant with its weekday, so that a wrong one is noticed: 'Thursday 5 June 2026'; '' if
 * empty or invalid.
 */
export const formatLongDay = (date: string): string => formatted(date, 'dddd D MMMM YYYY');

/**
 * An instant with weekday and zone: 'Thursday 5 June 2026, 14:00, Malawi time'; '' if empty or
 * invalid.
 */
export const formatInstant = (instant: string): string => {
  const text = formatted(instant, 'dddd D MMMM YYYY, HH:mm');
  return text && `${text}, ${isMalawi() ? 'Malawi' : city()} time`;
};

/** True if an instant is in the future; false if empty. */
export const isFuture = (instant: string): boolean => dayjs(instant).isAfter(dayjs());

/** 8:00 on a future day (`YYYY-MM-DD`), otherwise tomorrow, in the site's zone: UTC ISO 8601. */
export const morningOf = (day: string): string =>
  fromLocalDateTime(`${day > today() ? day : now().add(1, 'day').format('YYYY-MM-DD')}T08:00`);

/** The day of an instant in short form, for tables: '21 Nov 2026'. */
export const shortDate = (instant: string): string => formatted(instant, 'D MMM YYYY');

/** An instant in the site's zone: 'today, 18:30', 'yesterday, 18:30', or as `formatDateTime`. */
export const formatRecent = (instant: string): string => {
  const local = dayjs.utc(wallTimeIn(siteConfig().timeZone, instant));
  const daysAgo = now().startOf('day').diff(local.startOf('day'), 'day');
  const day = ['today', 'yesterday'][daysAgo];
  return day ? `${day}, ${local.format('HH:mm')}` : formatDateTime(instant);
};

/** Age of an instant: '5 minutes ago', 'a day ago'; the date after 30 days. */
export const agoText = (instant: string): string =>
  dayjs().diff(instant, 'day') > 30 ? `on ${longDate(instant)}` : dayjs(instant).fromNow();
