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

/**
 * Characters that are read of a sent text. A longer one is refused by its length alone, before it
 * is cleaned.
 */
export const readMost = (max: number): number => 4 * max;
