/** The whole executive stands on one page; 9999 is the most a list gives (docs/product.md 7.2). */
export const ALL_MEMBERS = { limit: 9999 };
