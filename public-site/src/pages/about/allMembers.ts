/** The whole executive stands on one page; 9999 is the most a list gives (DECISIONS 2). */
export const ALL_MEMBERS = { limit: 9999 };
