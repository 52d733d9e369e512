import { readCandidate, type Candidate } from '../store/candidate';
import type { ReleaseStore } from '../store/releasesFolder';
import { compatibilityErrors, isGood } from '../compatibility/compatibilityErrors';
import type { ReleaseState, CheckResult } from '../types';
import { ReleaseError } from '../store/releaseError';
import { liveOf } from '../shape/activate';
import { factsOfThisShell } from '../../../build/parts/shellFacts';
import { declaredBy } from './settings';
import type { SmokeTest } from '../smoke/smokeTest';

/** What is released, from where, where to, and by whom. */
export interface ReleaseOrder {
  name: string;
  /** The remote's build. */
  folder: string;
  store: ReleaseStore;
  smoke: SmokeTest;
  by: string;
}

/** A candidate and how it did. */
interface Tried {
  candidate: Candidate;
  /** What is live of it. */
  live: string | null;
  state: ReleaseState;
  verdict: CheckResult;
}

/** The live version afterwards, and whether that is news. */
export interface ReleaseOutcome extends Pick<Tried, 'candidate' | 'state'> {
  version: string;
  changed: boolean;
  /** How it did; undefined when it was live already. */
  verdict?: CheckResult;
  /** Whether that was found out by an earlier `check` or release. */
  known?: boolean;
}

const recordOf = ({ records }: ReleaseState, remote: string, version: string | null) =>
  records.find((record) => record.remote === remote && record.release.version === version);

/**
 * The verdict of an earlier `check`, when a browser has tried just this content in just the shell that is live. Both are
 * named by their content, so the test would find what it found.
 */
const knownCheckResult = ({ shell, verdicts }: ReleaseState, { record: { remote, release } }: Candidate) =>
  verdicts.find(
    (one) =>
      one.remote === remote &&
      one.version === release.version &&
      one.shell === shell?.version &&
      one.smoke.outcome === 'passed',
  );

/** Gate, files, smoke test, in this order; each only when nothing was found before it. */
const tried = async (
  { store, smoke, by }: ReleaseOrder,
  candidate: Candidate,
  state: ReleaseState,
  known?: CheckResult,
): Promise<CheckResult> => {
  const { remote, release } = candidate.record;
  // Where no shell is live yet, the one of this tree is what will be.
  const shell = state.shell ?? factsOfThisShell('none');
  const live = recordOf(state, remote, liveOf(state.registry, remote)?.version ?? null);
  const about = { remote, version: release.version, shell: shell.version, by };
  const end = async (found: string[], outcome: CheckResult['smoke']): Promise<CheckResult> => {
    const verdict = { ...about, objections: found, smoke: outcome, at: new Date().toISOString() };
    await store.storeCheckResult(verdict);
    return verdict;
  };

  const found = compatibilityErrors(candidate.record, { shell, registry: state.registry, live });
  if (found.length > 0) return end(found, { outcome: 'left out', note: 'the gate refused it' });
  const record = await store.add(candidate);
  const faults = await store.faults(record);
  if (faults.length > 0) {
    const told = faults.map((fault) => `${fault} Release ${remote} again.`);
    return end(told, { outcome: 'left out', note: 'files are missing' });
  }
  return known ?? end([], await smoke({ record, state }));
};

const look = async (order: ReleaseOrder) => {
  const candidate = await readCandidate(order.name, order.folder, declaredBy(order.name));
  const state = await order.store.state();
  return { candidate, state, live: liveOf(state.registry, order.name)?.version ?? null };
};

/** Tries whether a candidate may go live, and notes the verdict; nothing goes live. */
export const check = async (order: ReleaseOrder): Promise<Tried> => {
  const seen = await look(order);
  return { ...seen, verdict: await tried(order, seen.candidate, seen.state) };
};

/**
 * What a verdict has against a candidate, in sentences.
 * @param where the shell it was tried in, in words
 */
export const complaints = (
  { objections: found, smoke, remote, version }: CheckResult,
  where = 'the shell that is live',
): string[] => [
  ...found,
  ...(smoke.outcome === 'failed'
    ? [`${remote} ${version} failed its smoke test in ${where}: ${smoke.note ?? 'it says no more'}.`]
    : []),
];

/**
 * Releases a built remote: an immutable folder, then one atomic write of the registry. What `check` has
 * tried in the shell that is live is not tried again, so that a checked candidate is live within a second or two.
 * @throws ReleaseError when the build may not go live, ReleaseConflict when another release of it came first; the
 * registry is then as it was
 */
export const release = async (order: ReleaseOrder): Promise<ReleaseOutcome> => {
  const { candidate, state, live } = await look(order);
  const { version } = candidate.record.release;
  if (live === version) return { candidate, state, version, changed: false };
  const known = knownCheckResult(state, candidate);
  const verdict = await tried(order, candidate, state, known);
  if (!isGood(verdict)) throw new ReleaseError(complaints(verdict).join('\n'));
  await order.store.activate({ remote: order.name, action: 'release', to: version, replaces: live, by: order.by });
  return { candidate, state, version, changed: true, verdict, known: verdict === known };
};
