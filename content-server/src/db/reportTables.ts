/** Names a version of a part, and what was reported of it. */
type Reported = Record<'remote' | 'version' | 'kind', string>;

/**
 * Number of events that were counted for a version of a part. `at` is the start of a minute, an hour or a day, in UTC;
 * `route` is the pattern of a page. `upTo` is the upper limit of a measured value; 0 for events without a value.
 */
export type ReportCountRow = Reported & { at: string; route: string; upTo: number; count: number };

/** The tables of what visitors met. */
export interface ReportTables {
  report_counts: ReportCountRow;
  /** A cause of errors: its text without personal data, a route where it occurred, and the longest wait for a file in ms. */
  report_causes: Reported & Record<'message' | 'route' | 'lastAt', string> & Record<'ms' | 'count', number>;
  /** A visitor who was counted in a period. `visitor` is a hash of the address. */
  report_visitors: Reported & Record<'slot' | 'visitor' | 'lastAt', string>;
  /** The salt of a day (UTC). */
  report_salts: Record<'day' | 'salt', string>;
}
