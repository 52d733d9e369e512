import { inOneLine } from '../text/cleaned';

/**
 * Entries within one text field: one entry a line, its parts joined by ' | ', such as '5+ | years in operations'. As a text they
 * go through history, comparison, kept input and archives like every other field.
 */

/** A part of each entry. */
export interface EntryPart<Name extends string = string> {
  name: Name;
  label: string;
  /** Maximum length in characters. */
  max: number;
  required?: boolean;
  /** True when it must contain a digit. */
  digit?: boolean;
  /** True when it holds words, which can be translated. */
  translatable?: boolean;
  /** True when it consists of lines, such as steps. The text joins them by ' • '. */
  lines?: boolean;
}

/** Parts and names of the entries of a field. */
export interface EntryShape<Name extends string = string> {
  /** An entry's name in error messages: 'Figure' in 'Figure 2: Label is required.' */
  noun: string;
  parts: readonly EntryPart<Name>[];
  /** Maximum number of entries. */
  most: number;
}

/** One entry: its parts by name, '' for those left out. */
export type Entry<Name extends string = string> = Record<Name, string>;

/** Joins the lines of a part, because a line break begins the next entry. */
const BULLET = '•';

const linesOf = (part: string): string =>
  part
    .split(BULLET)
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

const isFilled = (entry: Entry): boolean => Object.values(entry).some((text) => text.trim() !== '');

/** The entries of a field's text. Parts of a line beyond the last one are joined to it. */
export const entriesOf = <Name extends string>({ parts }: EntryShape<Name>, text: string): Entry<Name>[] =>
  text
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()))
    .map((texts) => {
      const rest = texts.splice(parts.length - 1).filter(Boolean);
      texts.push(rest.join(' / '));
      const part = (at: number, lines?: boolean) => (lines ? linesOf(texts[at] ?? '') : (texts[at] ?? ''));
      return Object.fromEntries(parts.map(({ name, lines }, at) => [name, part(at, lines)])) as Entry<Name>;
    })
    .filter(isFilled);

/**
 * The field's text of entries. Empty entries are left out. Within a part '|' becomes '/', and a line break a space, or ' • ' in a
 * part of lines.
 */
export const entriesText = <Name extends string>(
  { parts }: EntryShape<Name>,
  entries: readonly Entry<Name>[],
): string =>
  entries
    .filter(isFilled)
    .map((entry) => {
      const texts = parts.map(({ name, lines }) =>
        inOneLine(entry[name], lines ? ` ${BULLET} ` : ' ').replaceAll('|', '/'),
      );
      while (texts.at(-1)?.trim() === '') texts.pop();
      return texts.join(' | ');
    })
    .join('\n');

/** The paragraphs of a plain text, which an empty line separates. */
export const paragraphsOf = (text: string): string[] => text.split(/\n\s*\n/).filter((part) => part.trim() !== '');
