/** The part of the list that the first page shows. */
export const LATEST = { page: 1, limit: 3 };
