/** Console and screenshot of the first failed page of a smoke test. */
export interface FailedPage {
  path: string;
  /** Width of the window, in CSS pixels. */
  width: number;
  /** The first exceptions, failed requests, and console errors and warnings. */
  console: string[];
  /**
   * Name of the screenshot in its store, such as `public-site/0a1b….jpg`; missing if none could be
   * taken, or it was removed.
   */
  screenshot?: string;
}

/** Result of the smoke test of one pair. A skipped test has a note with the reason. */
export interface SmokeOutcome {
  outcome: 'passed' | 'failed' | 'left out';
  note?: string;
  /** The opened pages, each on a phone and on a desktop. Missing in older tests of one page. */
  pages?: string[];
  /** Duration of the test, in ms. */
  took?: number;
  /** Missing if no page failed. */
  failedPage?: FailedPage;
}

/** The result of checking a remote's version in a shell's version. */
export interface CheckResult {
  remote: string;
  version: string;
  /** The shell's version. */
  shell: string;
  /** Compatibility errors; empty if compatible. */
  errors: string[];
  smoke: SmokeOutcome;
  /** UTC ISO 8601. */
  at: string;
  by: string;
  /**
   * True if the check ran on the site's own machine. A result with a deploy token is a team's
   * report: the site computes the errors itself, but cannot verify the smoke test. Missing counts
   * as not verified.
   */
  verified?: boolean;
}
