import type { CSSProperties } from 'react';

/** Width of a letter in the heading font, in em, rounded up. */
const LETTER_WIDTH = 0.56;

/** Width of a heading on phones, in vw: the window without gutters. */
const LINE_WIDTH = 88;

/**
 * Limits the size of a heading of full width, so that its longest word fits into a line at any text
 * size. Without it the limit fits most words (typography.ts).
 * @param text the heading
 */
export const headingFit = (text: string): CSSProperties => {
  const longest = Math.max(1, ...text.split(/[\s-]+/).map(({ length }) => length));
  return {
    '--kit-heading-most': `${(LINE_WIDTH / (LETTER_WIDTH * longest)).toFixed(1)}vw`,
  } as CSSProperties;
};
