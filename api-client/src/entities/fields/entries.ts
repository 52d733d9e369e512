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
  /** True when it is a list of lines, such as steps. */
  lines?: boolean;
}

/** Parts and names of the entries of a list, such as the figures of Our Reach. */
export interface EntryShape<Name extends string = string> {
  /** An entry's name in sentences: 'Figure' in 'Figure 2'. */
  noun: string;
  parts: readonly EntryPart<Name>[];
  /** Maximum number of entries. */
  most: number;
}

export const tooManyEntries = ({ most }: EntryShape): string =>
  most === 1 ? 'There can be only one entry.' : `There can be at most ${most} entries.`;

/** One line of a part with `lines`. */
export interface Line {
  text: string;
}

/** An entry of any list: its parts by name. */
export type AnyEntry = Record<string, string | Line[]>;

/** An entry whose parts are texts, '' for those left out. */
export type Entry<Name extends string = string> = Record<Name, string>;

/** A part as it is typed: lines below each other. */
export const partText = (part: AnyEntry[string] | undefined): string =>
  typeof part === 'object' ? part.map(({ text }) => text).join('\n') : (part ?? '');

/** A typed part as it is stored; lines without words are left out. */
export const typedPart = ({ lines }: EntryPart, text: string): AnyEntry[string] =>
  lines
    ? text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => ({ text: line }))
    : text;

/** True if something is written in an entry. */
export const isFilled = (entry: AnyEntry): boolean =>
  Object.values(entry).some((part) => partText(part).trim() !== '');

/** Entries in words, an entry a line. */
export const entriesInWords = (entries: readonly AnyEntry[]): string =>
  entries.map((entry) => Object.values(entry).map(partText).filter(Boolean).join(' · ')).join('\n');

/** An entry without words. */
export const emptyEntry = ({ parts }: EntryShape): AnyEntry =>
  Object.fromEntries(parts.map(({ name, lines }) => [name, lines ? [] : '']));

/** The paragraphs of a plain text, which an empty line separates. */
export const paragraphsOf = (text: string): string[] =>
  text.split(/\n\s*\n/).filter((part) => part.trim() !== '');
