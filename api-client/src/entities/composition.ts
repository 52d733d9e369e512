import type { HistoryEntry, CheckResult } from '@charity-site/registry/types';

/** How a live version did: the compatibility errors are the site's own; the smoke test is what `verified` says it is. */
export type PartCheckResult = Pick<CheckResult, 'objections' | 'verified'> & Partial<Pick<CheckResult, 'smoke'>>;

/** What browsers have reported of a version; anybody can send such a report. */
export interface PartProblems {
  /** How often they have reported that it did not load, up to 99. */
  failures: number;
  /** When the last such report came, UTC ISO 8601. */
  lastFailureAt?: string;
}

/** One part of the running site; the problems are those of the live version. */
export interface SitePart extends PartProblems {
  name: string;
  version: string;
  /** When this version was first released, UTC ISO 8601. */
  releasedAt: string;
  /** Since when it is live, UTC ISO 8601. */
  since: string;
  /** Who made it live; undefined for releases without a history. */
  by?: string;
  /** The version that a roll back makes live again; after a roll back that is the newer one. */
  previous?: PartProblems & { version: string; releasedAt: string };
  /** Its size as it travels, and the part that a first visit fetches, in bytes. */
  bytes?: number;
  firstBytes?: number;
  /** In the shell that is live; undefined when nothing is known. */
  verdict?: PartCheckResult;
}

/** One entry of the history of activations. */
export type SiteHistoryEntry = HistoryEntry;

/** What the running site is made of, and the last activations, the newest first. */
export interface Composition {
  /** The shell's version; undefined where its build does not say. */
  shell?: string;
  parts: SitePart[];
  history: SiteHistoryEntry[];
}
