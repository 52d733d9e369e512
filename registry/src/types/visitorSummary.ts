import type { ErrorKind } from '../model/errorKinds';

/**
 * Page views and errors of a version in the last days. The server counts page views; anybody can
 * report errors, but each IP address counts once.
 */
export interface VisitorSummary {
  /** The number of days. */
  days: number;
  visits: number;
  visitorsWithErrors: number;
  /** 75th percentile of the largest contentful paint, in ms; undefined if none was reported. */
  largestPaint?: number;
  /** The errors of most visitors. */
  causes: {
    kind: ErrorKind;
    /** The error's name and message, or the file and its load error. */
    message: string;
    /** Route pattern of a page where it occurred. */
    route: string;
    /** Longest load time of a file, in ms. */
    ms: number;
    /** Number of visitors, each once a day. */
    count: number;
  }[];
  /** Sources that its pages' CSP blocked for most visitors; undefined if none. */
  blocked?: {
    /** The directive and the origin, such as `img-src https://example.org`. */
    message: string;
    /** Route pattern of a page where it occurred. */
    route: string;
    /** Number of visitors, each once a day. */
    count: number;
  }[];
}
