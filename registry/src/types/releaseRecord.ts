import type { Release } from '../model/registry';
import type { SharedFacts, SharedImports } from './shellFacts';

/**
 * Facts of one immutable version, kept beside its files and never sent to visitors. The shell's has
 * no prefixes and exposes nothing, and its contract is the one that it offers.
 */
export interface ReleaseRecord {
  /** The name of the remote, or `shell`. */
  remote: string;
  release: Release;
  /** Modules that it shares, by request: the version it carries and the range it asks for. */
  shared: Record<string, SharedFacts>;
  /**
   * Names that a remote imports of shared modules; missing from builds that did not record them.
   */
  imports?: SharedImports;
  /** Its exposes, each with its first scripts and styles. */
  exposes: Record<string, string[]>;
  /** Number of files that browsers can fetch. */
  files: number;
  /** Their size as they travel (brotli where there is one), in bytes. */
  bytes: number;
  /** The part of it that every first visit of one of its pages fetches, in bytes. */
  firstBytes: number;
  /**
   * All scripts and all styles of it, in bytes. Missing from versions that were added before these
   * were recorded.
   */
  scripts?: number;
  styles?: number;
}
