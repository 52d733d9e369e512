import { weekOfMonth, type Repetition } from './eventDays';

const ORDINALS: Record<number, string> = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', [-1]: 'last' };

const inUtc = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/**
 * How an event repeats, in words: 'Every month on the third Saturday, until 30 June 2027'; '' when it does not.
 * @param first the day of its date, `YYYY-MM-DD` in the site's zone
 */
export const repeatText = (first: string, { repeats, repeatsUntil }: Repetition): string => {
  if (!repeats) return '';
  const weekday = inUtc(first, { weekday: 'long' });
  const rhythm = {
    weekly: `Every week on ${weekday}`,
    fortnightly: `Every two weeks on ${weekday}`,
    monthly: `Every month on the ${ORDINALS[weekOfMonth(first)]} ${weekday}`,
  }[repeats];
  if (!repeatsUntil) return rhythm;
  return `${rhythm}, until ${inUtc(repeatsUntil, { day: 'numeric', month: 'long', year: 'numeric' })}`;
};
