import {
  daysBetween,
  daysLater,
  instantOf,
  nextOccurrence,
  wallTimeIn,
  type Dated,
} from '@charity-site/api-client/entities';
import { dayIn } from './timeZone';

/** The same instant of another day in a time zone: `days` later by the clock on the wall. */
const laterBy = (instant: string, days: number, timeZone: string): string => {
  const [day = '', time = ''] = wallTimeIn(timeZone, instant).split('T');
  return instantOf(`${daysLater(day, days)}T${time}`, timeZone);
};

/**
 * The date and the end of an event's next time: the first one that is not over before a day. The
 * last one when all are over.
 * @param from `YYYY-MM-DD` in the time zone
 */
export const nextDate = (
  event: Dated,
  from: string,
  timeZone: string,
): Pick<Dated, 'date' | 'ends'> => {
  const { date, ends } = event;
  const dayOf = (instant: string) => dayIn(timeZone, new Date(instant));
  const later = daysBetween(dayOf(date), nextOccurrence(event, from, dayOf).first);
  if (later === 0) return { date, ends };
  return { date: laterBy(date, later, timeZone), ends: ends && laterBy(ends, later, timeZone) };
};
