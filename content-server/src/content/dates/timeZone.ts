import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { daysLater, instantOf, wallTimeIn, offsetAt } from '@charity-site/api-client/entities';

dayjs.extend(utc);

/** dayjs with `utc`. Without `timezone`, which converts through the time zone of the server. */
export { dayjs };

/** The day in a time zone, `YYYY-MM-DD`. */
export const dayIn = (timeZone: string, now?: Date): string =>
  wallTimeIn(timeZone, now).slice(0, 10);

/** When a day (`YYYY-MM-DD`) begins in a time zone, UTC ISO 8601. */
export const startOfDay = (day: string, timeZone: string): string =>
  instantOf(`${day}T00:00`, timeZone);

/** When the day in a time zone ends, in ms since 1970. */
export const dayEndIn = (timeZone: string, now?: Date): number =>
  Date.parse(startOfDay(daysLater(dayIn(timeZone, now), 1), timeZone));

const offsets = new Map<string, number | undefined>();

const computeOffset = (timeZone: string): number | undefined => {
  const quarters = Array.from({ length: 130 * 4 }, (_, quarter) => Date.UTC(1970, quarter * 3));
  const [offset, ...others] = new Set(quarters.map((time) => offsetAt(time, timeZone) / 60_000));
  return others.length === 0 ? offset : undefined;
};

/**
 * Minutes by which a time zone is ahead of UTC, if constant from 1970 to 2100; undefined in zones
 * with summer time. Browsers then format times without `Intl`, whose first formatter blocks a cheap
 * phone for a tenth of a second.
 */
export const fixedOffset = (timeZone: string): number | undefined => {
  if (!offsets.has(timeZone)) offsets.set(timeZone, computeOffset(timeZone));
  return offsets.get(timeZone);
};
