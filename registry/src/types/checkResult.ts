/** Console and screenshot of the first page that failed a smoke test. */
export interface FailedPage {
  path: string;
  /** Width of the window, in CSS pixels. */
  width: number;
  /** Exceptions, lost files, and errors and warnings in the console; the first ones only. */
  console: string[];
  /**
   * Name of the screenshot in its store, such as `public-site/0a1b….jpg`; missing where none could
   * be made, or it was removed.
   */
  screenshot?: string;
}

/** Result of the smoke test of one pair. A test that was left out has a note with the reason. */
export interface SmokeOutcome {
  outcome: 'passed' | 'failed' | 'left out';
  note?: string;
  /**
   * The pages that were opened, each on a phone and on a desktop. Missing from tests that opened
   * one page only.
   */
  pages?: string[];
  /** Duration of the test, in ms. */
  took?: number;
  /** Missing where no page failed. */
  failedPage?: FailedPage;
}

/** The result of checking one version of a remote in one version of the shell. */
export interface CheckResult {
  remote: string;
  version: string;
  /** The shell's version. */
  shell: string;
  /** Compatibility errors; empty when it fits. */
  errors: string[];
  smoke: SmokeOutcome;
  /** UTC ISO 8601. */
  at: string;
  by: string;
  /**
   * True when it was found on the site's own machine. A result with a deploy token is the report of
   * a team: the site computes the errors itself, but cannot verify the smoke test. Missing counts
   * as not verified.
   */
  verified?: boolean;
}
