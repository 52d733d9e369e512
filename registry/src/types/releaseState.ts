import type { Registry } from '../model/registry';
import type { CheckResult } from './checkResult';
import type { HistoryEntry } from './historyEntry';
import type { ReleaseRecord } from './releaseRecord';
import type { ShellFacts } from './shellFacts';
import type { VisitorSummary } from './visitorSummary';

/** The state of a release store. */
export interface ReleaseState {
  /** The live shell; undefined if none is released or built. */
  shell?: ShellFacts;
  registry: Registry;
  /** Newest first. */
  history: HistoryEntry[];
  checkResults: CheckResult[];
  /** Records of all stored versions, live or not; newest first. */
  records: ReleaseRecord[];
  /**
   * By `<part>/<version>`, for live versions, previous versions and canaries; undefined in a local
   * folder, which has no visitors.
   */
  visitors?: Record<string, VisitorSummary>;
}
