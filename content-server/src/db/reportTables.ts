/**
 * Number of events that were counted for a version of a part. `at` is the start of a minute, an hour or a day, in UTC;
 * `route` is the pattern of a page. `upTo` is the upper limit of a measured value; 0 for events without a value.
 */
export interface ReportCountRow {
  remote: string;
  version: string;
  kind: string;
  at: string;
  route: string;
  upTo: number;
  count: number;
}

/** A cause of errors: its text without personal data, a route where it occurred, and the longest wait for a file in ms. */
interface ReportCauseRow {
  remote: string;
  version: string;
  kind: string;
  message: string;
  route: string;
  ms: number;
  count: number;
  lastAt: string;
}

/** A visitor who was counted in a period. `visitor` is a hash of the address. */
interface ReportVisitorRow {
  remote: string;
  version: string;
  kind: string;
  slot: string;
  visitor: string;
  lastAt: string;
}

/** The salt of a day (UTC). */
interface ReportSaltRow {
  day: string;
  salt: string;
}

/** The tables of what visitors met. */
export interface ReportTables {
  report_counts: ReportCountRow;
  report_causes: ReportCauseRow;
  report_visitors: ReportVisitorRow;
  report_salts: ReportSaltRow;
}
