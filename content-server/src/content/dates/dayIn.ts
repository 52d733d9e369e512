import { daysLater } from '@charity-site/api-client/entities';
import { dayjs } from './dayjs';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day in a time zone, `YYYY-MM-DD`. Every page view asks for it, and making a format is slow, so formats are kept. */
export const dayIn = (timeZone: string, now: Date = new Date()): string => {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone });
  formats.set(timeZone, format);
  return format.format(now);
};

/** When the day in a time zone ends, in ms since 1970. */
export const dayEndIn = (timeZone: string, now: Date = new Date()): number =>
  dayjs.tz(daysLater(dayIn(timeZone, now), 1), timeZone).valueOf();
