import type { Entry, EntryShape } from '../fields/entries';
import type { EntryError } from '../fields/entriesField';

/** Maximum of a count, which is drawn as diamonds. */
const MAX_COUNT = 60;

type CountPart = 'what' | 'done' | 'planned';

/** A stored count of a project. */
type Count = Entry<CountPart>;

/** The count of a project, such as 9 of 12 wells. */
export const PROGRESS: EntryShape<CountPart> = {
  noun: 'Count',
  parts: [
    { name: 'what', label: 'What Is Counted', max: 40, required: true, translatable: true },
    { name: 'done', label: 'Done So Far', max: 10, required: true },
    { name: 'planned', label: 'Planned', max: 10, required: true },
  ],
  maxEntries: 1,
};

/** A count of a project. */
export interface Progress {
  done: number;
  planned: number;
  /** Such as 'wells'. */
  what: string;
}

/** Parses a whole number from 0; NaN for any other text. */
const wholeOf = (text: string): number => (/^\d+$/.test(text) ? Number(text) : Number.NaN);

/** The error of a count; undefined if it is valid. */
export const progressError = ([count]: readonly Count[]): EntryError<CountPart> | undefined => {
  if (!count) return undefined;
  const [done, planned] = [wholeOf(count.done), wholeOf(count.planned)];
  const error = (part: CountPart, message: string) => ({ at: 0, part, message });
  if (Number.isNaN(done)) return error('done', 'Done So Far must be a whole number, such as 9.');
  if (!(planned >= 1 && planned <= MAX_COUNT))
    return error('planned', `Planned must be a whole number from 1 to ${MAX_COUNT}.`);
  return done > planned
    ? error('done', 'Done So Far can be at most as many as planned.')
    : undefined;
};

/** The count of a project; undefined if empty or invalid. */
export const progressOf = ([count]: readonly Count[] = []): Progress | undefined => {
  if (!count || progressError([count])) return undefined;
  return { done: wholeOf(count.done), planned: wholeOf(count.planned), what: count.what };
};
