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

/** Now without seconds, UTC ISO 8601: the default date of a new event. */
export const thisMinute = (): string => dayjs().second(0).millisecond(0).toISOString();

/** A date, or an instant in the site's zone, in a format; '' when empty or invalid. */
const formatted = (date: string, format: string): string => {
  const parsed = dayjs.utc(date.length > 10 ? wallTimeIn(siteConfig().timeZone, date) : date);
  return date && parsed.isValid() ? parsed.format(format) : '';
};

/**
 * An instant (ISO 8601) as local time `YYYY-MM-DDTHH:mm` in the site's zone; '' when empty or
 * invalid.
 */
export const toLocalDateTime = (moment: string): string =>
  wallTimeIn(siteConfig().timeZone, moment).slice(0, 16);

/** A local time `YYYY-MM-DDTHH:mm` in the site's zone as UTC ISO 8601; '' when empty. */
export const fromLocalDateTime = (wall: string): string => instantOf(wall, siteConfig().timeZone);

/** A date or instant as '21 November 2026'. */
export const longDate = (date: string): string => formatted(date, 'D MMMM YYYY');

/** An instant in the site's zone as '21 November 2026, 18:30'. */
export const formatDateTime = (moment: string): string => formatted(moment, 'D MMMM YYYY, HH:mm');

/**
 * A date or instant with its weekday, so that a wrong one is noticed: 'Thursday 5 June 2026'; ''
 * when empty or invalid.
 */
export const formatLongDay = (date: string): string => formatted(date, 'dddd D MMMM YYYY');

/**
 * An instant in words, with the zone: 'Thursday 5 June 2026, 14:00, Malawi time'; '' when empty or
 * invalid.
 */
export const formatInstant = (moment: string): string => {
  const words = formatted(moment, 'dddd D MMMM YYYY, HH:mm');
  return words && `${words}, ${isMalawi() ? 'Malawi' : city()} time`;
};

/** True if an instant is still to come; false when empty. */
export const isFuture = (moment: string): boolean => dayjs(moment).isAfter(dayjs());

/**
 * 8 in the morning of a future day (`YYYY-MM-DD`), or of tomorrow, in the site's zone: UTC ISO
 * 8601.
 */
export const morningOf = (day: string): string =>
  fromLocalDateTime(`${day > today() ? day : now().add(1, 'day').format('YYYY-MM-DD')}T08:00`);

/** The day of an instant in short form, for tables: '21 Nov 2026'. */
export const shortDate = (moment: string): string => formatted(moment, 'D MMM YYYY');

/** An instant in the site's zone: 'today, 18:30', 'yesterday, 18:30', or as `formatDateTime`. */
export const formatRecent = (moment: string): string => {
  const wall = dayjs.utc(wallTimeIn(siteConfig().timeZone, moment));
  const daysAgo = now().startOf('day').diff(wall.startOf('day'), 'day');
  const day = ['today', 'yesterday'][daysAgo];
  return day ? `${day}, ${wall.format('HH:mm')}` : formatDateTime(moment);
};

/** Age of an instant: '5 minutes ago', 'a day ago'; the date when it is more than a month. */
export const agoText = (moment: string): string =>
  dayjs().diff(moment, 'day') > 30 ? `on ${longDate(moment)}` : dayjs(moment).fromNow();
