import type { Registry } from '../model/registry';
import type { CheckResult, HistoryEntry, ReleaseState } from '../types';

/** The state that changes, without the immutable versions. */
export type LiveState = Pick<ReleaseState, 'registry' | 'history' | 'checkResults'>;

/** The rows of the registry, its history and the check results, in the site's database. */
export interface LiveRows {
  /** Reads all rows, newest first. */
  read: () => Promise<LiveState>;
  /**
   * Replaces the registry of the revision before, and adds history entries, in one transaction.
   * @returns false if the registry has another revision; nothing is stored then
   */
  replace: (registry: Registry, entries: readonly HistoryEntry[]) => Promise<boolean>;
  /** Stores a check result; replaces the older one of the same pair. */
  putResult: (result: CheckResult) => Promise<void>;
  /** Deletes the check results of a version. */
  deleteResults: (of: Partial<Pick<CheckResult, 'remote' | 'version' | 'shell'>>) => Promise<void>;
}
