/** All documents on one page; 9999 is the maximum `limit` (docs/product.md 7.2). Previews have the same query (`showsAll`). */
export const ALL_DOCUMENTS = { limit: 9999 };
