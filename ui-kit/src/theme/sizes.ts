/** Border radii in px. Smaller elements have smaller radii than their containers. */
export const radius = { mark: 4, chip: 8, field: 10, card: 14, dialog: 18, pill: 999 } as const;

/** Space above and below the parts of a page. It grows with the window. */
export const blockSpace = {
  section: 'clamp(1.5rem, 6vw, 5.5rem)',
  footer: 'clamp(1.5rem, 5vw, 4rem)',
  /** Below the header and at the end of an article. */
  article: 'clamp(1rem, 2.5vw, 2rem) clamp(3rem, 6vw, 5rem)',
  /** Above a row that belongs to the previous part. */
  following: 'clamp(1.25rem, 3vw, 2.5rem)',
} as const;

/** Font sizes in addition to the type scale (typography.ts). */
export const sizes = {
  /** Title of a slide. */
  slide: 'clamp(2.125rem, 0.9rem + 3.4vw, 4.25rem)',
  /** Title of a slide in the column beside its picture. */
  slideInColumn: 'clamp(1.75rem, 0.9rem + 2.6vw, 3.75rem)',
  /** Large figures. */
  figure: 'clamp(2.25rem, 6vw, 3.6rem)',
  /** Counts, labels below icons, and events in a calendar. */
  small: '0.8125rem',
  /** The same in the narrowest places. */
  smallest: '0.6875rem',
} as const;
