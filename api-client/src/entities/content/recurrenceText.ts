import { dayText, weekdayOf } from '../text/dayText';
import { weekOfMonth, type Recurrence } from './recurrence';

const ORDINALS: Record<number, string> = {
  1: 'first',
  2: 'second',
  3: 'third',
  4: 'fourth',
  [-1]: 'last',
};

/** Answers a text with its placeholders filled, perhaps in another language. */
type Say = (english: string, values: Record<string, string>) => string;

const inEnglish: Say = (english, values) =>
  english.replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '');

/**
 * The repetition of an event in words: 'Every month on the third Saturday, until 30 June 2027'; ''
 * when it does not repeat.
 * @param first the day of its date, `YYYY-MM-DD` in the site's zone
 * @param say answers the words in another language; in English when left out
 */
export const recurrenceText = (
  first: string,
  { repeats, repeatsUntil }: Recurrence,
  say: Say = inEnglish,
): string => {
  if (!repeats) return '';
  const named = (date: string) => date.replace(/\p{L}+/gu, (name) => say(name, {}));
  const weekday = named(weekdayOf(first));
  const which = say(ORDINALS[weekOfMonth(first)] ?? '', {});
  const rhythm = {
    weekly: () => say('Every week on {weekday}', { weekday }),
    fortnightly: () => say('Every two weeks on {weekday}', { weekday }),
    monthly: () => say('Every month on the {which} {weekday}', { which, weekday }),
  }[repeats]();
  if (!repeatsUntil) return rhythm;
  const day = named(dayText(repeatsUntil));
  return say('{rhythm}, until {day}', { rhythm, day });
};
