import { inOneLine } from '../text/normalizeText';
import { partText, isFilled, typedPart, type AnyEntry, type EntryShape } from './entries';

/**
 * Lists as text, the format of versions before 2027: one entry per line, its parts joined by ' | ',
 * and the lines of a part by ' • '. Delete this file once no stored release was built before 2027:
 * such a release sends and reads these texts, and archives of that time contain them.
 */

/** Maximum length of a list as text, in characters. */
export const LIST_TEXT_MAX = 20_000;

const BULLET = '•';

const linesIn = (text: string): string =>
  text
    .split(BULLET)
    .map((line) => line.trim())
    .join('\n');

/** Parses the entries of a text. The last part gets surplus parts of a line, so nothing is lost. */
const entriesIn = (shape: EntryShape, text: string): AnyEntry[] => {
  const last = shape.parts.length - 1;
  return text
    .split('\n')
    .map((line): AnyEntry => {
      const texts = line.split('|');
      const parts = [...texts.slice(0, last), texts.slice(last).join('|')];
      return Object.fromEntries(
        shape.parts.map((part, at) => {
          const words = (parts[at] ?? '').trim();
          return [part.name, typedPart(part, part.lines ? linesIn(words) : words)];
        }),
      );
    })
    .filter(isFilled);
};

/** Parses the entries of stored JSON; undefined for any other text. */
const entriesInJson = (text: string): AnyEntry[] | undefined => {
  if (!text.startsWith('[{')) return undefined;
  try {
    return JSON.parse(text) as AnyEntry[];
  } catch {
    return undefined;
  }
};

/** The entries of a list, from an array, JSON or a text; empty for anything else. */
export const entriesOf = (shape: EntryShape, list: unknown): AnyEntry[] => {
  if (typeof list === 'string') return entriesInJson(list) ?? entriesIn(shape, list);
  return Array.isArray(list) ? (list as AnyEntry[]) : [];
};

/** Formats entries as text. Within a part, '|' becomes '/', and a line end a space. */
export const entriesText = ({ parts }: EntryShape, entries: readonly AnyEntry[]): string =>
  entries
    .map((entry) => {
      const texts = parts.map(({ name, lines }) =>
        inOneLine(partText(entry[name]), lines ? ` ${BULLET} ` : ' ').replaceAll('|', '/'),
      );
      while (texts.at(-1) === '') texts.pop();
      return texts.join(' | ');
    })
    .join('\n');
