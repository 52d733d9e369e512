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
