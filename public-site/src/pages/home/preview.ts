/** Number of updates and case studies on the home page (docs/product.md 3.6, 10). */
export const HOME_PREVIEW = { limit: 3 };

/** All partners (docs/product.md 10). */
export const ALL_PARTNERS = { limit: 9999 };
