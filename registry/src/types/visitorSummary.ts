import type { ErrorKind } from '../model/errorKinds';

/**
 * Visits and errors of a version in the last days. Page views are counted by the server; anyone can
 * send reports of errors, but each address counts once.
 */
export interface VisitorSummary {
  /** The number of days. */
  days: number;
  visits: number;
  visitorsWithErrors: number;
  /**
   * The time until the largest paint that three of four visitors did not exceed, in ms; undefined
   * when none was reported.
   */
  largestPaint?: number;
  /** The errors of most visitors. */
  causes: {
    kind: ErrorKind;
    /** The error's name and message, or the file and why it did not load. */
    message: string;
    /** Pattern of a page where it occurred. */
    route: string;
    /** Longest wait of a visitor for a file, in ms. */
    ms: number;
    /** Number of visitors, each once a day. */
    count: number;
  }[];
  /**
   * Sources that the content security policy of its pages blocked for most visitors; undefined when
   * it blocked nothing.
   */
  blocked?: {
    /** The directive and the origin, such as `img-src https://example.org`. */
    message: string;
    /** Pattern of a page where it occurred. */
    route: string;
    /** Number of visitors, each once a day. */
    count: number;
  }[];
}
