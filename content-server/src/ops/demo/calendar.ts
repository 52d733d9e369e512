import { instantOf } from '@charity-site/api-client/entities';
import type { Dayjs } from 'dayjs';
import { dayIn, dayjs } from '../../content/dates/timeZone';

/** Dates relative to the start day, in the site's time zone (docs/product.md 1.5). */
export type Calendar = ReturnType<typeof calendarFrom>;

/** Helpers for dates relative to the day of `now`. */
export const calendarFrom = (now: Date, timeZone: string) => {
  const today = dayIn(timeZone, now);
  const shifted = (days: number): Dayjs => dayjs.utc(today).add(days, 'day');
  const dateOf = (days: number) => shifted(days).format('YYYY-MM-DD');
  const local = (date: string, time: string) => dayjs.utc(instantOf(`${date}T${time}`, timeZone));
  return {
    /** The date `days` before the start day, `YYYY-MM-DD`. */
    dayBefore: (days: number): string => dateOf(-days),
    /** An instant during working hours, `days` before the start day. */
    momentBefore: (days: number): Date => local(dateOf(-days), '09:20').toDate(),
    hoursBefore: (hours: number): Date => dayjs(now).subtract(hours, 'hour').toDate(),
    /** The instant `hours` after noon of a date, at the latest the start. */
    hoursAfterNoonOf: (date: string, hours: number): Date => {
      const instant = local(date, '12:00').add(hours, 'hour').toDate();
      return instant < now ? instant : dayjs(now).subtract(1, 'minute').toDate();
    },
    /**
     * The first given weekday (1 Monday … 7 Sunday) at least `from` days after the start day, at a
     * local time HH:mm.
     */
    weekdayFrom: (from: number, weekday: number, time: string): Date => {
      const startsOn = shifted(from).day() || 7;
      return local(dateOf(from + ((weekday - startsOn + 7) % 7)), time).toDate();
    },
  };
};
