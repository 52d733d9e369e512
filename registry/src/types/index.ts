/** Types for the registry, its stores and its callers. */
export type { Contribution } from '../model/contribution';
export type { ShownContributions } from '../model/contributions';
export type { ReleaseRecord } from './releaseRecord';
export type { Origin, HistoryEntry } from './historyEntry';
export type { FailedPage, SmokeOutcome, CheckResult } from './checkResult';
export type { VisitorSummary } from './visitorSummary';
export type { ReleaseState } from './releaseState';
export type {
  GrantRequest,
  SwitchRequest,
  ActivateRequest,
  ActivateResult,
  Preview,
} from './requests';
export type { ShellFacts, ShellServerBuild, SharedFacts, SharedImports } from './shellFacts';
