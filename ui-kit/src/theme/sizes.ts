/** Border radii in px. Smaller elements have smaller radii than their containers. */
export const radius = { mark: 4, chip: 8, field: 10, card: 14, dialog: 18, pill: 999 } as const;

/**
 * Space above and below the parts of a page. It grows with the window between a phone's and a
 * desk's.
 */
export const blockSpace = {
  section: 'clamp(1.5rem, 6vw, 5.5rem)',
  footer: 'clamp(1.5rem, 5vw, 4rem)',
  /** Below the header, and at the end of a page that is one text. */
  article: 'clamp(1rem, 2.5vw, 2rem) clamp(3rem, 6vw, 5rem)',
  /** Above a row that belongs to the part before it. */
  following: 'clamp(1.25rem, 3vw, 2.5rem)',
} as const;

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
