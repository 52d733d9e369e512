import { daysLater } from '@charity-site/api-client/entities';
import { LRUCache } from 'lru-cache';
import { dayjs } from './dayjs';

/** The formats of time zones. Every page view uses one, and making it is slow. */
const formats = new LRUCache<string, Intl.DateTimeFormat>({
  max: 10,
  memoMethod: (timeZone) => new Intl.DateTimeFormat('en-CA', { timeZone }),
});

/** The day in a time zone, `YYYY-MM-DD`. */
export const dayIn = (timeZone: string, now: Date = new Date()): string => formats.memo(timeZone).format(now);

/** When the day in a time zone ends, in ms since 1970. */
export const dayEndIn = (timeZone: string, now: Date = new Date()): number =>
  dayjs.tz(daysLater(dayIn(timeZone, now), 1), timeZone).valueOf();
