import { daysLater, instantOf, wallTimeIn } from '@charity-site/api-client/entities';

/** The day in a time zone, `YYYY-MM-DD`. */
export const dayIn = (timeZone: string, now?: Date): string =>
  wallTimeIn(timeZone, now).slice(0, 10);

/** When a day (`YYYY-MM-DD`) begins in a time zone, UTC ISO 8601. */
export const startOfDay = (day: string, timeZone: string): string =>
  instantOf(`${day}T00:00`, timeZone);

/** When the day in a time zone ends, in ms since 1970. */
export const dayEndIn = (timeZone: string, now?: Date): number =>
  Date.parse(startOfDay(daysLater(dayIn(timeZone, now), 1), timeZone));
