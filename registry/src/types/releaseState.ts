import type { Registry } from '../model/registry';
import type { CheckResult } from './checkResult';
import type { HistoryEntry } from './historyEntry';
import type { ReleaseRecord } from './releaseRecord';
import type { ShellFacts } from './shellFacts';
import type { VisitorSummary } from './visitorSummary';

/** Everything a place of releases knows. */
export interface ReleaseState {
  /** The shell that is live there; undefined where none is released or built. */
  shell?: ShellFacts;
  registry: Registry;
  /** The newest first. */
  history: HistoryEntry[];
  checkResults: CheckResult[];
  /** Of every version that is there, live or not; the newest first. */
  records: ReleaseRecord[];
  /**
   * By `<part>/<version>`, of the live versions, those before and the canaries; undefined in a
   * local folder, which visitors do not use.
   */
  visitors?: Record<string, VisitorSummary>;
}
