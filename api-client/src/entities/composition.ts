import type { HistoryEntry, Verdict } from '@charity-site/registry/types';

/** How a live version did: the objections are the site's own; the smoke test is what `verified` says it is. */
export type PartVerdict = Pick<Verdict, 'objections' | 'verified'> & Partial<Pick<Verdict, 'smoke'>>;

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
  verdict?: PartVerdict;
}

/** One turn of the registry. */
export type SiteTurn = HistoryEntry;

/** What the running site is made of, and the last turns, the newest first. */
export interface Composition {
  /** The shell's version; undefined where its build does not say. */
  shell?: string;
  parts: SitePart[];
  history: SiteTurn[];
}
