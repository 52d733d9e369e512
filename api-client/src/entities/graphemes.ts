/** What people read as one character, in browsers without `Intl.Segmenter` (Firefox before 125): a letter with its accents. */
const LETTER = /.\p{M}*/gsu;

/** What people read as the characters of a text, such as a flag, and where in the text each begins. */
export const graphemes = (text: string): Iterable<{ segment: string; index: number }> =>
  'Segmenter' in Intl
    ? // eslint-disable-next-line compat/compat -- asked for
      new Intl.Segmenter().segment(text)
    : [...text.matchAll(LETTER)].map(({ 0: segment, index }) => ({ segment, index }));
