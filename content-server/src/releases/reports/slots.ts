const HOUR = 60 * 60_000;

/** Counts of a minute are added to those of their hour after this time, in ms. */
export const MINUTES_KEPT = 2 * HOUR;
/** Counts of an hour are added to those of their day after this time, in ms. */
export const HOURS_KEPT = 48 * HOUR;

/** The start of the minute, as UTC text that sorts like time. */
export const minuteOf = (time: Date): string => time.toISOString().slice(0, 16);

/** The start of the hour. */
export const hourOf = (time: Date): string => `${time.toISOString().slice(0, 13)}:00`;

/** The start of the day. */
export const dayOf = (time: Date): string => `${time.toISOString().slice(0, 10)}T00:00`;

/** The start of the day before. */
export const dayBefore = (time: Date): string => dayOf(new Date(time.getTime() - 24 * HOUR));

/** The first period that belongs to a time, as exactly as counts of that age are kept. */
export const slotOf = (time: Date, now: Date): string => {
  const age = now.getTime() - time.getTime();
  if (age < MINUTES_KEPT) return minuteOf(time);
  return age < HOURS_KEPT ? hourOf(time) : dayOf(time);
};
