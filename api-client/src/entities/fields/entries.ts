/** A part of each entry. */
export interface EntryPart<Name extends string = string> {
  name: Name;
  label: string;
  /** Maximum length in characters. */
  max: number;
  required?: boolean;
  /** True if it must contain a digit. */
  digit?: boolean;
  /** True if it can be translated. */
  translatable?: boolean;
  /** True if it is a list of lines, such as steps. */
  lines?: boolean;
}

/** Schema of a list's entries, such as the figures of Our Reach. */
export interface EntryShape<Name extends string = string> {
  /** Noun of an entry: 'Figure' in 'Figure 2'. */
  noun: string;
  parts: readonly EntryPart<Name>[];
  /** Maximum number of entries. */
  maxEntries: number;
}

export const tooManyEntries = ({ maxEntries }: EntryShape): string =>
  maxEntries === 1 ? 'There can be only one entry.' : `There can be at most ${maxEntries} entries.`;

/** One line of a part with `lines`. */
export interface Line {
  text: string;
}

/** An entry of any list: its parts by name. */
export type AnyEntry = Record<string, string | Line[]>;

/** An entry whose parts are texts, '' for those left out. */
export type Entry<Name extends string = string> = Record<Name, string>;

/** A part as text, with one line per `Line`. */
export const partText = (part: AnyEntry[string] | undefined): string =>
  typeof part === 'object' ? part.map(({ text }) => text).join('\n') : (part ?? '');

/** Converts a typed part to its stored form, without empty lines. */
export const typedPart = ({ lines }: EntryPart, text: string): AnyEntry[string] =>
  lines
    ? text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => ({ text: line }))
    : text;

/** True if a part of an entry is not empty. */
export const isFilled = (entry: AnyEntry): boolean =>
  Object.values(entry).some((part) => partText(part).trim() !== '');

/** Formats entries for display, one per line. */
export const entriesInWords = (entries: readonly AnyEntry[]): string =>
  entries.map((entry) => Object.values(entry).map(partText).filter(Boolean).join(' · ')).join('\n');

/** An entry with empty parts. */
export const emptyEntry = ({ parts }: EntryShape): AnyEntry =>
  Object.fromEntries(parts.map(({ name, lines }) => [name, lines ? [] : '']));

/** The paragraphs of a plain text, separated by empty lines. */
export const paragraphsOf = (text: string): string[] =>
  text.split(/\n\s*\n/).filter((part) => part.trim() !== '');
