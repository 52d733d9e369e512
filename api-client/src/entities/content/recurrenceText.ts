import { dayText, weekdayOf } from '../text/dayText';
import { weekOfMonth, type Recurrence } from './recurrence';

const ORDINALS: Record<number, string> = {
  1: 'first',
  2: 'second',
  3: 'third',
  4: 'fourth',
  [-1]: 'last',
};

/** Translates a text and fills in its placeholders. */
type TranslateText = (english: string, values: Record<string, string>) => string;

const inEnglish: TranslateText = (english, values) =>
  english.replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '');

/**
 * Formats the recurrence of an event: 'Every month on the third Saturday, until 30 June 2027'; ''
 * if it does not recur.
 * @param first the day of its first occurrence, `YYYY-MM-DD` in the site's time zone
 * @param translate by default fills in the English text
 */
export const recurrenceText = (
  first: string,
  { repeats, repeatsUntil }: Recurrence,
  translate: TranslateText = inEnglish,
): string => {
  if (!repeats) return '';
  const translateNames = (date: string) => date.replace(/\p{L}+/gu, (name) => translate(name, {}));
  const weekday = translateNames(weekdayOf(first));
  const which = translate(ORDINALS[weekOfMonth(first)] ?? '', {});
  const rhythm = {
    weekly: () => translate('Every week on {weekday}', { weekday }),
    fortnightly: () => translate('Every two weeks on {weekday}', { weekday }),
    monthly: () => translate('Every month on the {which} {weekday}', { which, weekday }),
  }[repeats]();
  if (!repeatsUntil) return rhythm;
  const day = translateNames(dayText(repeatsUntil));
  return translate('{rhythm}, until {day}', { rhythm, day });
};
