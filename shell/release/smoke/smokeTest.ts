import type { ReleaseRecord, ReleaseState, SmokeOutcome } from '../../../registry/protocol';

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
