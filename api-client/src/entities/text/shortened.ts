import { graphemes } from './graphemes';

const BLANK = /^\s/;

/** Punctuation and blanks at the end, which the '…' of a shortened text replaces. */
const END = /[\s.,;:!?…]+$/;

/**
 * Shortens a plain text to at most `most` characters (UTF-16 units), its '…' included. It is cut after a word, and within one only
 * where there is no blank before. What people read as one character, such as a flag, is kept or left out as a whole.
 */
export const shortened = (text: string, most: number): string => {
  if (text.length <= most) return text;
  if (most < 1) return '';
  let [end, word] = [0, 0];
  // Segmenting the whole of a long text takes a tenth of a second.
  for (const { segment, index } of graphemes(text.slice(0, most + 2))) {
    if (BLANK.test(segment)) word = index;
    if (index + segment.length >= most) break;
    end = index + segment.length;
  }
  return `${text.slice(0, word || end).replace(END, '')}…`;
};
