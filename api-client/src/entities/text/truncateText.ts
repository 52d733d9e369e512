/** A letter with its accents, for browsers without `Intl.Segmenter` (Firefox before 125). */
const LETTER = /.\p{M}*/gsu;

/** The graphemes of a text (such as a flag emoji), each with its start index. */
export const graphemes = (text: string): Iterable<{ segment: string; index: number }> =>
  'Segmenter' in Intl
    ? // eslint-disable-next-line compat/compat -- the line above checks for it
      new Intl.Segmenter().segment(text)
    : [...text.matchAll(LETTER)].map(({ 0: segment, index }) => ({ segment, index }));

/** The last whitespace. */
const BLANK = /\s\S*$/;

/** Punctuation and whitespace at the end, which the '…' replaces. */
const END = /[\s.,;:!?…]/;

/** A text without some characters at its end. @param sign matches one of them */
export const withoutEnd = (text: string, sign: RegExp): string => {
  let end = text.length;
  while (end > 0 && sign.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
};

/**
 * The index of the last whitespace before `max`; without whitespace, the end of the last grapheme
 * before the '…'.
 */
const cutIn = (text: string, max: number): number => {
  const word = text.slice(0, max).search(BLANK);
  if (word > 0) return word;
  let cut = 0;
  // Only the needed part, because segmenting a whole long text takes a tenth of a second.
  for (const { segment, index } of graphemes(text.slice(0, max + 2))) {
    if (index + segment.length >= max) break;
    cut = index + segment.length;
  }
  return cut;
};

/**
 * Truncates a plain text to at most `max` UTF-16 units, including its '…'. Cuts after a word;
 * within a word only if there is no whitespace before. Never splits a grapheme.
 */
export const truncateText = (text: string, max: number): string => {
  if (text.length <= max) return text;
  if (max < 1) return '';
  return `${withoutEnd(text.slice(0, cutIn(text, max)), END)}…`;
};

/** The field that replaces a rich text in lists when `fields` names it (docs/product.md 7.5). */
export interface Excerpt {
  /** The beginning of the item's rich text, as plain text. */
  excerpt: string;
}

/** An item with only the fields that a list requests. */
export type Card<Item, Fields extends readonly (keyof (Item & Excerpt))[]> = Pick<
  Item & Excerpt,
  Fields[number] | ('_id' & keyof Item)
>;
