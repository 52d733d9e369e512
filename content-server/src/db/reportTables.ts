/** A version of a part, and the kind of its report. */
interface VersionAndKind {
  remote: string;
  version: string;
  kind: string;
}

/**
 * Number of page views or measured times of a version of a part. `at` is a minute in UTC. `upTo` is
 * the upper limit of a measured time; 0 for page views.
 */
export type ReportCountRow = VersionAndKind & { at: string; upTo: number; count: number };

/** The tables of reports from visitors' browsers. */
export interface ReportTables {
  report_counts: ReportCountRow;
  /**
   * A cause of errors: its text without personal data, a route where it occurred, and the longest
   * wait for a file in ms.
   */
  report_causes: VersionAndKind & {
    message: string;
    route: string;
    lastAt: string;
    ms: number;
    count: number;
  };
  /** A visitor who was counted on a day (`slot`). `visitor` is a hash of the IP address. */
  report_visitors: VersionAndKind & { slot: string; visitor: string; lastAt: string };
  /** The salt of a day (UTC). */
  report_salts: { day: string; salt: string };
}
