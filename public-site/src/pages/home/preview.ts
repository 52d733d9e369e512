/** How many updates and case studies the home page shows (SPEC section 9, DECISIONS 19). */
export const HOME_PREVIEW = { limit: 3 };

/** Every partner stands in the strip (SPEC section 9). */
export const ALL_PARTNERS = { limit: 9999 };
