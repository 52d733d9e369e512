import type { CalendarLocale } from './locale';

// Date arithmetic of the calendar. A day is `YYYY-MM-DD`, a month `YYYY-MM`. Both are strings
// without a time zone, computed in UTC so that daylight saving has no effect.

/** Options for the names of days. */
type Language = Pick<CalendarLocale, 'tag' | 'name'>;

const DAY_MS = 86_400_000;

const toDate = (day: string) => new Date(`${day}T00:00:00Z`);
const toDay = (date: Date) => date.toISOString().slice(0, 10);

/** The day `count` days later. */
export const addDays = (day: string, count: number): string =>
  toDay(new Date(toDate(day).getTime() + count * DAY_MS));

/** The month `count` months later. */
export const addMonths = (month: string, count: number): string => {
  const date = toDate(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return toDay(date).slice(0, 7);
};

/** The month of a day. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The same day in another month, or that month's last day when it is shorter. */
export const sameDayIn = (month: string, day: string): string => {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}-${day.slice(8)}`;
  return same < last ? same : last;
};

/** 0 for Monday to 6 for Sunday. */
export const weekday = (day: string): number => (toDate(day).getUTCDay() + 6) % 7;

/** The weeks of a month, Monday to Sunday, including days of adjacent months. */
export const weeksOf = (month: string): string[][] => {
  const first = `${month}-01`;
  const weeks: string[][] = [];
  for (
    let monday = addDays(first, -weekday(first));
    monthOf(monday) <= month;
    monday = addDays(monday, 7)
  ) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)));
  }
  return weeks;
};

/** Formatters by language and options. Cached: creating a formatter is slow. */
const formatters = new Map<string, Intl.DateTimeFormat>();

const formatterOf = (tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = JSON.stringify([tag, options]);
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
  formatters.set(key, formatter);
  return formatter;
};

/**
 * Formats a day in a language. English does not use `Intl`, because creating the first formatter
 * takes about 100 ms on a low-end phone.
 */
const formatDay = (
  day: string,
  { tag, name: translateWord = (original) => original }: Language,
  options: Intl.DateTimeFormatOptions,
  english: string,
) =>
  (tag === 'en-GB' ? english : formatterOf(tag, options).format(toDate(day))).replace(
    /\p{L}+/gu,
    (original) => translateWord(original),
  );

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const WEEKDAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

const inEnglish = (day: string) => ({
  month: MONTHS[Number(day.slice(5, 7)) - 1] ?? '',
  weekday: WEEKDAYS[weekday(day)] ?? '',
});

/** Such as 'November 2026', in the locale's language. */
export const monthName = (month: string, locale: Language): string => {
  const first = `${month}-01`;
  return formatDay(
    first,
    locale,
    { month: 'long', year: 'numeric' },
    `${inEnglish(first).month} ${month.slice(0, 4)}`,
  );
};

/** Such as 'Saturday 21 November'. */
export const dayName = (day: string, locale: Language): string => {
  const english = inEnglish(day);
  const text = `${english.weekday} ${Number(day.slice(8))} ${english.month}`;
  return formatDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long' }, text);
};

/** Long and short names of a week's days, such as 'Monday' and 'Mon'. */
export const weekdayNames = (
  week: readonly string[],
  locale: Language,
): { long: string; short: string }[] =>
  week.map((day) => {
    const english = inEnglish(day).weekday;
    return {
      long: formatDay(day, locale, { weekday: 'long' }, english),
      // Some locales have long abbreviations ('segunda') that would overlap on a phone.
      short: formatDay(day, locale, { weekday: 'short' }, english.slice(0, 3)).replace(
        /^(.{3}).{2,}$/u,
        '$1',
      ),
    };
  });
