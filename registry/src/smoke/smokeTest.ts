import type { ReleaseRecord, ReleaseState, SmokeOutcome } from '../types';
import type { RegisteredRemote } from '../model/registry';

/** An outcome, and the JPEG of the page that failed. */
export interface SmokeResult extends SmokeOutcome {
  image?: Uint8Array;
}

/** Tests a candidate in the live shell before the registry changes. */
export type SmokeTest = (request: {
  record: ReleaseRecord;
  state: ReleaseState;
}) => Promise<SmokeResult>;

/** Skips the test. @param note the reason, for the check result */
export const skipped =
  (note: string): SmokeTest =>
  () =>
    Promise.resolve({ outcome: 'left out', note });

/** Tests the live remotes in a candidate shell. Its outcomes are in the order of the remotes. */
export type ShellSmokeTest = (request: {
  record: ReleaseRecord;
  remotes: RegisteredRemote[];
}) => Promise<SmokeResult[]>;

/** Skips all tests. @param note the reason, for the check results */
export const allSkipped =
  (note: string): ShellSmokeTest =>
  ({ remotes }) =>
    Promise.resolve(remotes.map(() => ({ outcome: 'left out', note })));
