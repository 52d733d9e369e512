/** Sizes of letters beside the scale (typography.ts). */
export const sizes = {
  /**
   * Title of a slide, which is the first thing on the site; in a narrow column beside a picture.
   */
  slide: 'clamp(2.125rem, 0.9rem + 3.4vw, 4.25rem)',
  slideInColumn: 'clamp(1.75rem, 0.9rem + 2.6vw, 3.75rem)',
  /** A number that is to be seen from afar. */
  figure: 'clamp(2.25rem, 6vw, 3.6rem)',
  /** Counts, names below signs, and events in the days of a calendar. */
  small: '0.8125rem',
  /** The same where they are narrowest. */
  smallest: '0.6875rem',
} as const;
