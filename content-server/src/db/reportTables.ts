/** Names a version of a part, and what was reported of it. */
interface Reported {
  remote: string;
  version: string;
  kind: string;
}

/**
 * Number of page views or measured times of a version of a part. `at` is a minute in UTC. `upTo` is
 * the upper limit of a measured time; 0 for page views.
 */
export type ReportCountRow = Reported & { at: string; upTo: number; count: number };

/** The tables of what visitors met. */
export interface ReportTables {
  report_counts: ReportCountRow;
  /**
   * A cause of errors: its text without personal data, a route where it occurred, and the longest
   * wait for a file in ms.
   */
  report_causes: Reported & {
    message: string;
    route: string;
    lastAt: string;
    ms: number;
    count: number;
  };
  /** A visitor who was counted on a day, the slot. `visitor` is a hash of the address. */
  report_visitors: Reported & { slot: string; visitor: string; lastAt: string };
  /** The salt of a day (UTC). */
  report_salts: { day: string; salt: string };
}
