/** Kind of CSP violations. They are no errors: browser extensions cause them, too. */
export const POLICY = 'policy';

/** Kind of the count of page views. */
export const VISIT = 'visit';

/** Name and kind of the reported time until the largest paint, in ms. */
export const LARGEST_PAINT = 'LCP';

/** Route of a page that the version does not list. */
export const OTHER_ROUTE = 'other';
