/** What a browser showed of the first page that failed a smoke test. */
export interface FailedPage {
  path: string;
  /** Width of the window, in CSS pixels. */
  width: number;
  /** What the page threw, lost, and wrote to the console as an error or a warning; the first ones only. */
  console: string[];
  /** Name of the screenshot in its store, such as `public-site/0a1b….jpg`; missing where none could be made, or it was removed. */
  screenshot?: string;
}

/** How the smoke test of one pair went; a test that was left out says why. */
export interface SmokeOutcome {
  outcome: 'passed' | 'failed' | 'left out';
  note?: string;
  /** The pages that were opened, each on a phone and on a desktop. Missing from tests that opened one page only. */
  pages?: string[];
  /** How long that took, in ms. */
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
  objections: string[];
  smoke: SmokeOutcome;
  /** UTC ISO 8601. */
  at: string;
  by: string;
  /**
   * Whether it was found on the site's own machine. What comes with a deploy token is the report of a team: the site
   * computes the objections itself, but cannot verify the smoke test. Missing counts as not verified.
   */
  verified?: boolean;
}
