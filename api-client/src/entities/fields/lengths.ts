/** Maximum lengths of stored texts, in characters (docs/product.md 6.3). */
export const MAX = {
  name: 100,
  email: 254,
  title: 200,
  subject: 200,
  comment: 500,
  message: 5000,
  richText: 200_000,
  short: 200,
  url: 2000,
} as const;

/** Maximum characters of a text before normalization; a longer text is rejected without it. */
export const readMost = (max: number): number => 4 * max;
