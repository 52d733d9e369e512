import type { ReleaseRecord, ReleaseState, SmokeOutcome } from '../types';
import type { RegisteredRemote } from '../shape/registry';

/** What is put to the test: one version of a remote among what is live otherwise. */
interface SmokeOrder {
  record: ReleaseRecord;
  state: ReleaseState;
}

/** Opens a candidate in the shell that is live, before the registry turns. */
export type SmokeTest = (order: SmokeOrder) => Promise<SmokeOutcome>;

/** No test; the verdict says why. */
export const leftOut =
  (note: string): SmokeTest =>
  () =>
    Promise.resolve({ outcome: 'left out', note });

/** Tries the live remotes in a candidate shell. */
export type ShellSmokeTest = (remotes: RegisteredRemote[]) => Promise<SmokeOutcome[]>;

/** No test of any; the verdicts say why. */
export const allLeftOut =
  (note: string): ShellSmokeTest =>
  (remotes) =>
    Promise.resolve(remotes.map(() => ({ outcome: 'left out', note })));
