/**
 * The days of an event's occurrences. A day is `YYYY-MM-DD` in the site's time zone, computed in
 * UTC so that daylight saving has no effect. Without rules, so that visitors' pages do not load
 * yup.
 */
export const EVENT_REPEATS = ['weekly', 'fortnightly', 'monthly'] as const;

/** Frequency of an event; `monthly` is a weekday of the month, such as the third Saturday. */
type EventRepeats = (typeof EVENT_REPEATS)[number];

/** The recurrence rule of an event. */
export interface Recurrence {
  repeats: EventRepeats | '';
  /** The last day on which an occurrence can begin; '' if the event does not recur. */
  repeatsUntil: string;
}

/** Maximum duration of an event, in days. A later end is a typing error. */
export const MAX_DAYS = 31;

/** Maximum time for which an event can recur, in years. */
export const MAX_RECURRENCE_YEARS = 5;

const DAY_MS = 86_400_000;
const WEEK = 7;

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** The day `count` days later. */
export const daysLater = (day: string, count: number): string =>
  dayAt(startOf(day) + count * DAY_MS);

/** Number of days from one day to another. */
export const daysBetween = (day: string, later: string): number =>
  Math.round((startOf(later) - startOf(day)) / DAY_MS);

const dayOfMonth = (day: string): number => Number(day.slice(8));

/**
 * The position of a day among its weekday in the month: 1 to 4, or -1 (last) for a fifth, which not
 * every month has.
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
  const matches = week === -1 ? isLastOfMonth(four) : weekOfMonth(four) === week;
  return matches ? four : daysLater(day, 5 * WEEK);
};

/**
 * The days on which the occurrences of an event begin, earliest first.
 * @param first the day of the event's date
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

/** The date fields of an event. */
export interface Dated extends Recurrence {
  /** UTC ISO 8601. */
  date: string;
  /** UTC ISO 8601; '' without an end. */
  ends: string;
}

/**
 * The last instant of an event. The end is exclusive: an event that ends at midnight does not take
 * place on the next day.
 */
const lastInstant = ({ date, ends }: Dated): string =>
  ends ? new Date(Date.parse(ends) - 1).toISOString() : date;

/** The first and the last day of an occurrence. */
interface Occurrence {
  first: string;
  last: string;
}

/**
 * The occurrences of an event, earliest first.
 * @param dayOf the day of an instant in the site's time zone
 */
export const occurrencesOf = (event: Dated, dayOf: (instant: string) => string): Occurrence[] => {
  const first = dayOf(event.date);
  const length = daysBetween(first, dayOf(lastInstant(event)));
  return eventDays(first, event).map((day) => ({ first: day, last: daysLater(day, length) }));
};

/** The current or next occurrence of an event; the last one if it is over. */
export const nextOccurrence = (
  event: Dated,
  today: string,
  dayOf: (instant: string) => string,
): Occurrence & { isOver: boolean } => {
  const occurrences = occurrencesOf(event, dayOf);
  const next = occurrences.find(({ last }) => last >= today);
  const day = dayOf(event.date);
  return {
    ...(next ?? occurrences.at(-1) ?? { first: day, last: day }),
    isOver: next === undefined,
  };
};
