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
