import type { Release } from '../model/registry';
import type { SharedFacts, SharedImports } from './shellFacts';

/**
 * Facts of one immutable version, stored next to its files and never sent to visitors. The shell's
 * record has no prefixes and exposes nothing, and its contract is the one that it offers.
 */
export interface ReleaseRecord {
  /** The name of the remote, or `shell`. */
  remote: string;
  release: Release;
  /** Its shared modules by request: its version and the required range. */
  shared: Record<string, SharedFacts>;
  /** Names that a remote imports from shared modules; missing in older builds. */
  imports?: SharedImports;
  /** Its exposed modules, each with its first scripts and styles. */
  exposes: Record<string, string[]>;
  /** Number of files that browsers can fetch. */
  files: number;
  /** Their transfer size (brotli if available), in bytes. */
  bytes: number;
  /** The part that every first visit of one of its pages fetches, in bytes. */
  firstBytes: number;
  /** All scripts and all styles, in bytes. Missing in older versions. */
  scripts?: number;
  styles?: number;
}
