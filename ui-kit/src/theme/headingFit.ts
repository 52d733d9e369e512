import type { CSSProperties } from 'react';

/** Width of a letter in the heading font, in em, rounded up. */
const LETTER = 0.56;

/** Width of a heading on phones, in vw: the window without its gutters. */
const LINE = 88;

/**
 * Lets a heading that is as wide as the page grow with the text size until its longest word fills a
 * line, so that no word is broken. Without it a heading grows to a size at which most words fit
 * (typography.ts).
 * @param text the heading
 */
export const headingFit = (text: string): CSSProperties => {
  const longest = Math.max(1, ...text.split(/[\s-]+/).map(({ length }) => length));
  return { '--kit-heading-most': `${(LINE / (LETTER * longest)).toFixed(1)}vw` } as CSSProperties;
};
