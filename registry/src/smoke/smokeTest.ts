import type { ReleaseRecord, ReleaseState, SmokeOutcome } from '../types';
import type { RegisteredRemote } from '../shape/registry';

/** The version to test and the state of the site that it is tested in. */
interface SmokeOrder {
  record: ReleaseRecord;
  state: ReleaseState;
}

/** An outcome, and the JPEG of the page that failed. */
export interface SmokeResult extends SmokeOutcome {
  image?: Uint8Array;
}

/** Tests a candidate in the live shell before the registry changes. */
export type SmokeTest = (order: SmokeOrder) => Promise<SmokeResult>;

/** Skips the test. @param note the reason, for the check result */
export const skipped =
  (note: string): SmokeTest =>
  () =>
    Promise.resolve({ outcome: 'left out', note });

/** A version of the shell, and the live remotes to test in it. */
interface ShellSmokeOrder {
  record: ReleaseRecord;
  remotes: RegisteredRemote[];
}

/** Tests the live remotes in a candidate shell. Its outcomes are in the order of the remotes. */
export type ShellSmokeTest = (order: ShellSmokeOrder) => Promise<SmokeResult[]>;

/** Skips all tests. @param note the reason, for the check results */
export const allSkipped =
  (note: string): ShellSmokeTest =>
  ({ remotes }) =>
    Promise.resolve(remotes.map(() => ({ outcome: 'left out', note })));
