import type {
  CheckResult,
  Contribution,
  HistoryEntry,
  VisitorSummary,
} from '@charity-site/registry/types';

/**
 * Check result of a live version. The site computes the compatibility errors; `verified` comes from
 * the smoke test.
 */
export interface PartCheckResult
  extends Pick<CheckResult, 'verified'>, Partial<Pick<CheckResult, 'smoke'>> {
  /** Compatibility errors. */
  objections: string[];
}

/** Failed server renders; browsers then render the pages. */
export interface RenderFailure {
  /** Failures since the version went live or the server started. */
  count: number;
  /** First line of the last error. */
  reason: string;
  /** Time of the last error, UTC ISO 8601. */
  at: string;
}

/** A canary: a version for a share of the visitors. */
export interface PartCanary {
  version: string;
  /** When it was first released, UTC ISO 8601. */
  releasedAt: string;
  /** Percentage of the visitors. */
  share: number;
  /** Since when, UTC ISO 8601. */
  since: string;
  by: string;
  /** Undefined if the counts cannot be read. */
  visitors?: VisitorSummary;
}

/** A version that the last check of a part rejected. */
export interface RefusedVersion extends PartCheckResult {
  version: string;
  /** When it was checked, UTC ISO 8601. */
  at: string;
  by: string;
}

/** An addition of a part to the pages of other parts. */
export interface PartContribution {
  /** Id for switching it on and off. */
  key: string;
  at: Contribution['at'];
  label: string;
  /** True if the administrator has switched it off. */
  off: boolean;
}

/** One part of the running site. */
export interface SitePart {
  name: string;
  version: string;
  /** When this version was first released, UTC ISO 8601. */
  releasedAt: string;
  /** When this version went live, UTC ISO 8601. */
  since: string;
  /** Who activated it; undefined for releases without a history. */
  by?: string;
  /** The version that a rollback activates. After a rollback this is the newer one. */
  previous?: { version: string; releasedAt: string; visitors?: VisitorSummary };
  /** Undefined while all visitors get the same version. */
  canary?: PartCanary;
  /** Transferred size of all files, and of those that a first visit fetches, in bytes. */
  bytes?: number;
  firstBytes?: number;
  /** Undefined if the last check rejected nothing, or another version has gone live since. */
  refused?: RefusedVersion;
  /** The check result in the live shell; undefined if not checked. */
  verdict?: PartCheckResult;
  /** Visitor summary of the live version; undefined if the counts cannot be read. */
  visitors?: VisitorSummary;
  /** Undefined if the server renders its pages without failures. */
  rendering?: RenderFailure;
  /** True if the administrator has switched the whole part off. */
  off?: boolean;
  /** Undefined if it adds nothing. */
  contributions?: PartContribution[];
}

/** An entry of the activation history. */
export type SiteHistoryEntry = HistoryEntry;

/** The parts of the running site, and the last activations, newest first. */
export interface Composition {
  /** The shell's version; undefined if its build does not contain it. */
  shell?: string;
  parts: SitePart[];
  history: SiteHistoryEntry[];
}
