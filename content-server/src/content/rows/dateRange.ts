import { dateColumnOf, instantOf, type AnyListing } from '@charity-site/api-client/entities';

/** A range of a column's dates or times, both ends included. */
export interface DateRange {
  column: string;
  from?: string;
  to?: string;
}

/**
 * The range of a list's dates from one day to another, `YYYY-MM-DD` in a time zone; undefined for a
 * list without dates.
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
  return {
    column,
    ...(from && { from: instantOf(`${from}T00:00`, timeZone) }),
    ...(to && { to: instantOf(`${to}T23:59:59.999`, timeZone) }),
  };
};
