/** Requests all items of a list on one page; 9999 is the maximum `limit` (docs/product.md 7.2). */
export const ALL_ITEMS = { limit: 9999 };
