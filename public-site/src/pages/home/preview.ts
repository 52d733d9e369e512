/** Number of updates and case studies on the home page (docs/product.md 3.6, 10). */
export const HOME_PREVIEW = { limit: 3 };
