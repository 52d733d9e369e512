/** How much of a list the first page shows. */
export const LATEST = { page: 1, limit: 3 };
