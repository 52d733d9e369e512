/** Kinds of errors that browsers report. */
export const ERROR_KINDS = ['render', 'rejection', 'load', 'hydration'] as const;

/** Measured values that browsers report, by their usual names. CLS has no unit; the others are in ms. */
export const VITALS = ['LCP', 'CLS', 'INP', 'TTFB'] as const;

export type ErrorKind = (typeof ERROR_KINDS)[number];
export type Vital = (typeof VITALS)[number];

/** Kind of what the content security policy blocked. It is no error: browser extensions cause it, too. */
export const POLICY = 'policy';

/** Kind of the count of page views. */
export const VISIT = 'visit';

/** Kind of the count of visitors who met an error, each once a day. */
export const VISITOR_WITH_ERROR = 'visitor with error';

/** Route of a page that the version does not list. */
export const OTHER_ROUTE = 'other';
