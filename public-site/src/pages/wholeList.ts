/** Asks for all items of a list on one page; 9999 is the maximum `limit` (docs/product.md 7.2). */
export const WHOLE_LIST = { limit: 9999 };
