import type {
  CheckResult,
  Contribution,
  HistoryEntry,
  VisitorSummary,
} from '@charity-site/registry/types';

/**
 * Check result of a live version. The site computes the compatibility errors; `verified` is about
 * the smoke test.
 */
export interface PartCheckResult
  extends Pick<CheckResult, 'verified'>, Partial<Pick<CheckResult, 'smoke'>> {
  /** Compatibility errors. */
  objections: string[];
}

/** Failures of rendering pages on the server; browsers then render them. */
export interface RenderFailure {
  /** Failures since the version went live or the server started. */
  count: number;
  /** The first line of the last one's error. */
  reason: string;
  /** When that was, UTC ISO 8601. */
  at: string;
}

/** A version that only a share of the visitors get. */
export interface PartCanary {
  version: string;
  /** When it was first released, UTC ISO 8601. */
  releasedAt: string;
  /** Percentage of the visitors. */
  share: number;
  /** Since when, UTC ISO 8601. */
  since: string;
  by: string;
  /** Undefined while the counts cannot be read. */
  visitors?: VisitorSummary;
}

/** A version that the last check of a part refused. */
export interface RefusedVersion extends PartCheckResult {
  version: string;
  /** When it was checked, UTC ISO 8601. */
  at: string;
  by: string;
}

/** An addition of a part to the pages of other parts. */
export interface PartContribution {
  /** Names it in a switch. */
  key: string;
  at: Contribution['at'];
  label: string;
  /** True when the administrator has switched it off. */
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
  /** Who made it live; undefined for releases without a history. */
  by?: string;
  /** The version that a rollback makes live. After a rollback that is the newer one. */
  previous?: { version: string; releasedAt: string; visitors?: VisitorSummary };
  /** Undefined while all visitors get the same version. */
  canary?: PartCanary;
  /** Transferred size of all files, and of those that a first visit fetches, in bytes. */
  bytes?: number;
  firstBytes?: number;
  /** Undefined when the last check refused nothing, or another version went live since. */
  refused?: RefusedVersion;
  /** The check result in the live shell; undefined when there is none. */
  verdict?: PartCheckResult;
  /** Visitor summary of the live version; undefined when the counts cannot be read. */
  visitors?: VisitorSummary;
  /** Undefined when its pages are rendered without failures. */
  rendering?: RenderFailure;
  /** True when the administrator has switched the whole part off. */
  off?: boolean;
  /** Undefined when it adds nothing. */
  contributions?: PartContribution[];
}

/** One entry of the history of activations. */
export type SiteHistoryEntry = HistoryEntry;

/** The parts of the running site, and the last activations, newest first. */
export interface Composition {
  /** The shell's version; undefined when its build does not contain it. */
  shell?: string;
  parts: SitePart[];
  history: SiteHistoryEntry[];
}
