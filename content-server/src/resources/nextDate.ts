import { daysBetween, daysLater, eventDays, type Event } from '@charity-site/api-client/entities';
import { dayIn } from '../dayIn';
import { dayjs } from '../dayjs';

/** The fields of an event that say when it takes place. */
export type Dated = Pick<Event, 'date' | 'ends' | 'repeats' | 'repeatsUntil'>;

/** The same instant of another day in a time zone: `days` later by the clock on the wall. */
const laterBy = (instant: string, days: number, timeZone: string): string => {
  const local = dayjs(instant).tz(timeZone);
  return dayjs
    .tz(`${daysLater(local.format('YYYY-MM-DD'), days)}T${local.format('HH:mm:ss.SSS')}`, timeZone)
    .toISOString();
};

/**
 * The date and the end of an event's next time: the first one that is not over before a day. The last one when all are over.
 * @param from `YYYY-MM-DD` in the time zone
 */
export const nextDate = (event: Dated, from: string, timeZone: string): Pick<Event, 'date' | 'ends'> => {
  const { date, ends } = event;
  const first = dayIn(timeZone, new Date(date));
  const length = ends ? daysBetween(first, dayIn(timeZone, new Date(ends))) : 0;
  const days = eventDays(first, event);
  const next = days.find((day) => daysLater(day, length) >= from) ?? days.at(-1) ?? first;
  const later = daysBetween(first, next);
  if (later === 0) return { date, ends };
  return { date: laterBy(date, later, timeZone), ends: ends && laterBy(ends, later, timeZone) };
};
