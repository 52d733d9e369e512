import { entriesOf, type Entry, type EntryShape } from '../fields/entries';

/** Maximum of a count. Nobody can count more diamonds at a glance. */
const MOST = 60;

/** The count of a project, such as 9 of 12 wells. */
export const PROGRESS: EntryShape<'what' | 'done' | 'planned'> = {
  noun: 'Count',
  parts: [
    { name: 'what', label: 'What Is Counted', max: 40, required: true, translatable: true },
    { name: 'done', label: 'Done So Far', max: 10, required: true },
    { name: 'planned', label: 'Planned', max: 10, required: true },
  ],
  most: 1,
};

/** A count of a project. */
export interface Progress {
  done: number;
  planned: number;
  /** Such as 'wells'. */
  what: string;
}

/** A whole number from 0 in digits; NaN for any other text. */
const wholeOf = (text: string): number => (/^\d+$/.test(text) ? Number(text) : Number.NaN);

/** Returns the fault of a count as a sentence; undefined for a valid one. */
export const wrongProgress = ([count]: readonly Entry<'done' | 'planned'>[]): string | undefined => {
  if (!count) return undefined;
  const [done, planned] = [wholeOf(count.done), wholeOf(count.planned)];
  if (Number.isNaN(done)) return 'Count 1: Done So Far must be a whole number, such as 9.';
  if (!(planned >= 1 && planned <= MOST)) return `Count 1: Planned must be a whole number from 1 to ${MOST}.`;
  return done > planned ? 'Count 1: Done So Far can be at most as many as planned.' : undefined;
};

/** The count in a project's field; undefined while it is empty. */
export const progressOf = (text: string): Progress | undefined => {
  const [count] = entriesOf(PROGRESS, text);
  if (!count || wrongProgress([count])) return undefined;
  return { done: wholeOf(count.done), planned: wholeOf(count.planned), what: count.what };
};
