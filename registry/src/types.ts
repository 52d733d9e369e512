import type { Registry, Release } from './shape/registry';

export type { Contribution, ShownContributions } from './shape/contributions';

/**
 * All that is known of one immutable version, kept beside its files and never sent to visitors. The shell's has no prefixes
 * and exposes nothing, and its contract is the one that it offers.
 */
export interface ReleaseRecord {
  /** The name of the remote, or `shell`. */
  remote: string;
  release: Release;
  /** What it shares, by request: the version it carries and the range it asks for. */
  shared: Record<string, SharedFacts>;
  /** What a remote imports of shared modules; missing from builds that did not record it. */
  imports?: SharedImports;
  /** Its exposes, each with its first scripts and styles. */
  exposes: Record<string, string[]>;
  /** How many files browsers can fetch of it. */
  files: number;
  /** Their size as they travel (brotli where there is one), in bytes. */
  bytes: number;
  /** The part of it that every first visit of one of its pages fetches, in bytes. */
  firstBytes: number;
  /** All scripts and all styles of it, in bytes. Missing from versions that were added before these were recorded. */
  scripts?: number;
  styles?: number;
}

/**
 * How a version went live: by `npm start`, by the release command on the site's own machine, over HTTP with a deploy token,
 * by the signed-in administrator, or by the server that turned a bad version back (docs/decisions/0028). The store that writes
 * the entry sets it; no caller can.
 */
export type Origin = 'start' | 'command' | 'token' | 'administrator' | 'watch';

/**
 * One change of the registry: a version went live (`release`, `rollback`, `promote`), became or stopped being a canary, the
 * operator granted a prefix, or the administrator switched something.
 */
export interface HistoryEntry {
  /** The registry's revision after it. */
  revision: number;
  /** UTC ISO 8601. */
  at: string;
  /** Who did it: the administrator's e-mail, the deploy token's team, or the account on the site's own machine. */
  by: string;
  /** Missing in entries written before origins were kept. */
  origin?: Origin;
  remote: string;
  action: 'release' | 'rollback' | 'canary' | 'promote' | 'end-canary' | 'grant' | 'off' | 'on';
  /**
   * What was live before, or the canary that ended; null at the first release, for a new canary, for a grant and for a switch.
   */
  from: string | null;
  /**
   * The version that went live or became the canary, the one that stays when a canary ends, the prefix that was granted, or what
   * was switched: '' for the remote, else a contribution's key.
   */
  to: string;
  /** Percentage of the visitors who get a canary. */
  share?: number;
  /** Why the server turned the version back, as a sentence. */
  reason?: string;
}

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

/**
 * What visitors met with a version in the last days. Page views are counted by the server; anyone can send reports of errors,
 * but each address counts once.
 */
export interface VisitorSummary {
  /** The number of days. */
  days: number;
  visits: number;
  visitorsWithErrors: number;
  /** The time until the largest paint that three of four visitors did not exceed, in ms; undefined when none was reported. */
  largestPaint?: number;
  /** What most visitors met. */
  causes: {
    kind: 'render' | 'rejection' | 'load' | 'hydration';
    /** The error's name and message, or the file and why it did not load. */
    message: string;
    /** Pattern of a page where it occurred. */
    route: string;
    /** How long visitors waited for a file, at most, in ms. */
    ms: number;
    /** Number of visitors, each once an hour. */
    count: number;
  }[];
  /** What the content security policy of its pages blocked for most visitors; undefined when it blocked nothing. */
  blocked?: {
    /** The directive and the origin, such as `img-src https://example.org`. */
    message: string;
    /** Pattern of a page where it occurred. */
    route: string;
    /** Number of visitors, each once an hour. */
    count: number;
  }[];
}

/** Everything a place of releases knows. */
export interface ReleaseState {
  /** The shell that is live there; undefined where none is released or built. */
  shell?: ShellFacts;
  registry: Registry;
  /** The newest first. */
  history: HistoryEntry[];
  verdicts: CheckResult[];
  /** Of every version that is there, live or not; the newest first. */
  records: ReleaseRecord[];
  /**
   * By `<part>/<version>`, of the live versions, those before and the canaries; undefined in a local folder, which
   * visitors do not use.
   */
  visitors?: Record<string, VisitorSummary>;
}

/** Request to give a remote one more prefix. */
export interface GrantRequest {
  remote: string;
  prefix: string;
  by: string;
}

/** Request to switch a remote, or one of its contributions, off or on. */
export interface SwitchRequest {
  remote: string;
  /** The contribution's key; left out for the whole remote. */
  contribution?: string;
  on: boolean;
  by: string;
}

/** Request to activate a version. */
export interface ActivateRequest {
  /** The name of the remote, or `shell`. */
  remote: string;
  /**
   * `canary` gives a version to a share of the visitors, `promote` gives the canary to all, `end-canary` takes it back. A
   * `rollback` that names no version ends the canary, where there is one.
   */
  action: 'release' | 'rollback' | 'canary' | 'promote' | 'end-canary';
  /**
   * The version to make live; left out, a rollback takes the one before. For `promote` and `end-canary` the canary that the
   * caller saw; left out: not checked.
   */
  to?: string;
  /** Percentage of the visitors, for a canary. */
  share?: number;
  /** What the caller saw live; null for nothing. The request is refused when it is no longer so. Left out: not checked. */
  replaces?: string | null;
  by: string;
  /** Why a version is turned back, as a sentence for the history. */
  reason?: string;
}

/** Result of an activation. */
export interface ActivateResult {
  /** The live version, or for `canary` the one that is the canary now. */
  version: string;
  revision: number;
  /** The canary that has ended. */
  ended?: string;
}

/** An address under which one version can be seen by those who have the link. */
export interface Preview {
  address: string;
  /** When it expires, UTC ISO 8601. */
  until: string;
}

/**
 * What a built shell says about itself in `/shell.json`: a release is checked against the live shell, not
 * against the team's checkout.
 */
export interface ShellFacts {
  /** Package version and content hash of the build. */
  version: string;
  /** The contract it offers, in semantic versions (shell/src/contract.ts). */
  contract: string;
  /** What it shares at run time, by request: the version it brings and the range that a remote may ask for. */
  shared: Record<string, SharedFacts>;
  /** Its server build; missing from shells that were built without one. */
  server?: ShellServerBuild;
}

/** The part of a shell's build that renders pages on the server. */
export interface ShellServerBuild {
  /** Relative to the build's folder. */
  file: string;
  /** Its subresource integrity. */
  integrity: string;
  /** Address of the script that starts a rendered page. */
  starter: string;
}

/** A shared module as one side has it. */
export interface SharedFacts {
  version: string;
  /** A caret range. */
  range: string;
  /** The names that the shell's copy exports; only shells record them, and early ones do not. */
  exports?: string[];
}

/** Imported names by shared module, each with a file that imports it. */
export type SharedImports = Record<string, Record<string, string>>;
