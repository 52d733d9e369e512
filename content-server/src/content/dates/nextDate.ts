import {
  daysBetween,
  daysLater,
  instantOf,
  nextOccurrence,
  wallTimeIn,
  type Dated,
} from '@charity-site/api-client/entities';
import { dayIn } from './timeZone';

/** The instant `days` later at the same local time. */
const laterBy = (instant: string, days: number, timeZone: string): string => {
  const [day = '', time = ''] = wallTimeIn(timeZone, instant).split('T');
  return instantOf(`${daysLater(day, days)}T${time}`, timeZone);
};

/**
 * Date and end of the next occurrence of an event: the first that is not over before a day, or else
 * the last.
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
