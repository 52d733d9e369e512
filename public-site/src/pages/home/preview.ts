/** How many updates and case studies the home page shows (docs/product.md 3.6, 10). */
export const HOME_PREVIEW = { limit: 3 };

/** Every partner stands in the strip (docs/product.md 10). */
export const ALL_PARTNERS = { limit: 9999 };
