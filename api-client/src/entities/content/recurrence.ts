/**
 * The days on which an event takes place. A day is `YYYY-MM-DD` in the site's time zone, computed
 * in UTC so that daylight saving has no effect. Without rules, so that visitors' pages can import
 * it alone.
 */
export const EVENT_REPEATS = ['weekly', 'fortnightly', 'monthly'] as const;

/** Interval of an event; `monthly` is the same weekday of the month, such as the third Saturday. */
type EventRepeats = (typeof EVENT_REPEATS)[number];

/** The rule by which an event repeats. */
export interface Recurrence {
  repeats: EventRepeats | '';
  /** The last day on which it can begin; '' when it does not repeat. */
  repeatsUntil: string;
}

/** Longest event, in days. A later end is a typing error. */
export const MAX_DAYS = 31;

/** Longest time for which an event can repeat, in years. */
export const MAX_RECURRENCE_YEARS = 5;

const DAY_MS = 86_400_000;
const WEEK = 7;

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** The day `count` days later. */
export const daysLater = (day: string, count: number): string => dayAt(at(day) + count * DAY_MS);

/** Number of days from one day to another. */
export const daysBetween = (day: string, later: string): number =>
  Math.round((at(later) - at(day)) / DAY_MS);

const dayOfMonth = (day: string): number => Number(day.slice(8));

/**
 * Which of its weekday in the month a day is: 1 to 4, or -1 for a fifth one. Not every month has
 * five, so a fifth one means the last.
 */
export const weekOfMonth = (day: string): number => {
  const week = Math.ceil(dayOfMonth(day) / WEEK);
  return week === 5 ? -1 : week;
};

const isLastOfMonth = (day: string): boolean =>
  daysLater(day, WEEK).slice(0, 7) !== day.slice(0, 7);

/** The same weekday of the next month: four or five weeks later. */
const monthLater = (day: string, week: number): string => {
  const four = daysLater(day, 4 * WEEK);
  const isRight = week === -1 ? isLastOfMonth(four) : weekOfMonth(four) === week;
  return isRight ? four : daysLater(day, 5 * WEEK);
};

/**
 * The days on which an event begins, the first one first.
 * @param first the day of its date
 */
export const eventDays = (first: string, { repeats, repeatsUntil }: Recurrence): string[] => {
  if (!repeats) return [first];
  const week = weekOfMonth(first);
  const next = (day: string) => {
    if (repeats === 'monthly') return monthLater(day, week);
    return daysLater(day, repeats === 'weekly' ? WEEK : 2 * WEEK);
  };
  const latest = `${Number(first.slice(0, 4)) + MAX_RECURRENCE_YEARS}${first.slice(4)}`;
  const last = repeatsUntil < latest ? repeatsUntil : latest;
  const days = [first];
  for (let day = next(first); day <= last; day = next(day)) days.push(day);
  return days;
};

/** The fields of an event that say when it takes place. */
export interface Dated extends Recurrence {
  /** UTC ISO 8601. */
  date: string;
  /** UTC ISO 8601; '' when it has no end. */
  ends: string;
}

/**
 * The last instant of an event. Its end is exclusive: what ends at midnight is over before the next
 * day.
 */
const lastInstant = ({ date, ends }: Dated): string =>
  ends ? new Date(Date.parse(ends) - 1).toISOString() : date;

/** The first and the last day of one time of an event. */
interface TimeOfEvent {
  first: string;
  last: string;
}

/**
 * The days of each time that an event takes place, the first one first.
 * @param dayOf the day of an instant in the site's time zone
 */
export const occurrencesOf = (event: Dated, dayOf: (instant: string) => string): TimeOfEvent[] => {
  const first = dayOf(event.date);
  const length = daysBetween(first, dayOf(lastInstant(event)));
  return eventDays(first, event).map((day) => ({ first: day, last: daysLater(day, length) }));
};

/** The next time of an event, from today on; the last one when it is over. */
export const nextOccurrence = (
  event: Dated,
  today: string,
  dayOf: (instant: string) => string,
): TimeOfEvent & { isOver: boolean } => {
  const times = occurrencesOf(event, dayOf);
  const next = times.find(({ last }) => last >= today);
  const day = dayOf(event.date);
  return { ...(next ?? times.at(-1) ?? { first: day, last: day }), isOver: next === undefined };
};
