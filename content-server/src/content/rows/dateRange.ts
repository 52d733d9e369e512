import { dateColumnOf, type AnyListing } from '@charity-site/api-client/entities';
import { dayjs } from '../dates/dayjs';

/** The dates or times that a column must hold, both ends included. */
export interface DateRange {
  column: string;
  from?: string;
  to?: string;
}

/**
 * The range of a list's dates from one day to another, `YYYY-MM-DD` in a time zone; undefined for a list without dates.
 */
export const dateRangeOf = (
  listed: AnyListing,
  { from, to }: Omit<DateRange, 'column'>,
  timeZone: string,
): DateRange | undefined => {
  const date = dateColumnOf(listed);
  if (!date || (!from && !to)) return undefined;
  const { column, isTime } = date;
  if (!isTime) return { column, from, to };
  const instant = (day: string, time: string) => dayjs.tz(`${day}T${time}`, timeZone).toISOString();
  return {
    column,
    ...(from && { from: instant(from, '00:00:00.000') }),
    ...(to && { to: instant(to, '23:59:59.999') }),
  };
};
