/** Query params of the list on the first page. */
export const LATEST = { page: 1, limit: 3 };
