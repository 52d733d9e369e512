/** A letter with its accents, for browsers without `Intl.Segmenter` (Firefox before 125). */
const LETTER = /.\p{M}*/gsu;

/**
 * The characters of a text as people read them, such as a flag, each with the index where it
 * begins.
 */
export const graphemes = (text: string): Iterable<{ segment: string; index: number }> =>
  'Segmenter' in Intl
    ? // eslint-disable-next-line compat/compat -- the line above checks for it
      new Intl.Segmenter().segment(text)
    : [...text.matchAll(LETTER)].map(({ 0: segment, index }) => ({ segment, index }));

/** The last blank. */
const BLANK = /\s\S*$/;

/** Punctuation and blanks at the end, which the '…' of a shortened text replaces. */
const END = /[\s.,;:!?…]/;

/** A text without the signs at its end. @param sign one of them */
export const withoutEnd = (text: string, sign: RegExp): string => {
  let end = text.length;
  while (end > 0 && sign.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
};

/**
 * The last blank before `most`; without one, where the last character ends that leaves room for the
 * '…'.
 */
const cutIn = (text: string, most: number): number => {
  const word = text.slice(0, most).search(BLANK);
  if (word > 0) return word;
  let cut = 0;
  // Only here, because segmenting takes long: a tenth of a second for the whole of a long text.
  for (const { segment, index } of graphemes(text.slice(0, most + 2))) {
    if (index + segment.length >= most) break;
    cut = index + segment.length;
  }
  return cut;
};

/**
 * Shortens a plain text to at most `most` characters (UTF-16 units), its '…' included. It is cut
 * after a word, and within one only where there is no blank before. What people read as one
 * character, such as a flag, is kept or left out as a whole.
 */
export const truncateText = (text: string, most: number): string => {
  if (text.length <= most) return text;
  if (most < 1) return '';
  return `${withoutEnd(text.slice(0, cutIn(text, most)), END)}…`;
};

/** The field that replaces a rich text in lists when `fields` names it (docs/product.md 7.5). */
export interface Excerpt {
  /** The first words of the item's rich text, as plain text. */
  excerpt: string;
}

/** An item with only the fields that a list requests. */
export type Card<Item, Fields extends readonly (keyof (Item & Excerpt))[]> = Pick<
  Item & Excerpt,
  Fields[number] | ('_id' & keyof Item)
>;
