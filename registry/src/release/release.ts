import { readCandidate, type Candidate, type Declared } from '../store/candidate';
import type { ReleaseStore } from '../store/releaseStore';
import { timeErrors } from '../compatibility/nameErrors';
import { compatibilityErrors, isGood } from '../compatibility/compatibilityErrors';
import type { ReleaseState, CheckResult, ShellFacts } from '../types';
import { findRemote } from '../model/activate';
import { throwIfFailed } from '../operator/refusalText';
import { declaredBy } from './settings';
import type { SmokeResult, SmokeTest } from '../smoke/smokeTest';
import { findRecord, findResult } from '../store/checkResults';
import { withScreenshot } from '../store/screenshots';

/** A request to release one remote's build. */
export interface ReleaseRequest {
  name: string;
  /** The remote's build. */
  folder: string;
  store: ReleaseStore;
  smoke: SmokeTest;
  by: string;
  /** Facts of the future first shell, used while no shell is live. */
  firstShell: () => Promise<ShellFacts>;
  /** Percentage of visitors who get it; default all. */
  share?: number;
  /** Declarations of the remote; default those of its package.json. */
  declared?: Declared;
}

/** A candidate and its check result. */
interface Checked {
  candidate: Candidate;
  /** The live version of the remote; null without one. */
  live: string | null;
  state: ReleaseState;
  checkResult: CheckResult;
}

/** The live version after a release, and whether it changed. */
export interface ReleaseOutcome extends Pick<Checked, 'candidate' | 'state'> {
  version: string;
  changed: boolean;
  /** The check result; undefined if the version was already live. */
  checkResult?: CheckResult;
  /** True if the result comes from an earlier `check` or release. */
  reused?: boolean;
}

/**
 * The result of an earlier, passed smoke test of a remote in a shell. Both versions contain a hash
 * of their content, so a second test would give the same result.
 */
export const passedResult = (
  { checkResults }: ReleaseState,
  name: string,
  pair: { version: string; shell: string | undefined },
): CheckResult | undefined => {
  const result = findResult(checkResults, name, pair);
  return result?.smoke.outcome === 'passed' && isGood(result) ? result : undefined;
};

/**
 * Stores the result of a check.
 * @param candidate the checked part
 * @returns the result with the name of its stored screenshot
 */
export const storeResult = async (
  { store, by }: Pick<ReleaseRequest, 'store' | 'by'>,
  candidate: string,
  { image, ...smoke }: SmokeResult,
  pair: Pick<CheckResult, 'remote' | 'version' | 'shell' | 'errors'>,
): Promise<CheckResult> => {
  const result = { ...pair, smoke, at: new Date().toISOString(), by };
  return withScreenshot(result, await store.storeCheckResult(result, { candidate, image }));
};

/**
 * Checks compatibility, then the files, then runs the smoke test. Stops at the first step with
 * errors.
 */
const runChecks = async (
  request: ReleaseRequest,
  candidate: Candidate,
  state: ReleaseState,
  reusable?: CheckResult,
): Promise<CheckResult> => {
  const { remote, release } = candidate.record;
  const { store } = request;
  const shell = state.shell ?? (await request.firstShell());
  const live = findRecord(
    state.records,
    remote,
    findRemote(state.registry, remote)?.version ?? null,
  );
  const end = (errors: string[], smoke: SmokeResult) =>
    storeResult(request, remote, smoke, {
      remote,
      version: release.version,
      shell: shell.version,
      errors,
    });

  const found = compatibilityErrors(candidate.record, { shell, registry: state.registry, live });
  if (found.length > 0) return end(found, { outcome: 'left out', note: 'it is not compatible' });
  const record = await store.add(candidate);
  const fileErrors = await store.verifyFiles(record);
  if (fileErrors.length > 0) {
    const errors = fileErrors.map((error) => `${error} Release ${remote} again.`);
    return end(errors, { outcome: 'left out', note: 'files are missing' });
  }
  if (reusable) return reusable;
  const outcome = await request.smoke({ record, state });
  return end(timeErrors(record, outcome), outcome);
};

const readState = async (request: ReleaseRequest) => {
  const candidate = await readCandidate(
    request.name,
    request.folder,
    request.declared ?? declaredBy(request.name),
  );
  const state = await request.store.state();
  return { candidate, state, live: findRemote(state.registry, request.name)?.version ?? null };
};

/** Checks whether a candidate may go live and stores the result; nothing goes live. */
export const check = async (request: ReleaseRequest): Promise<Checked> => {
  const before = await readState(request);
  return { ...before, checkResult: await runChecks(request, before.candidate, before.state) };
};

/**
 * Releases a built remote: adds an immutable folder, then changes the registry with one atomic
 * write. Reuses the result of an earlier `check` in the live shell, so that a checked candidate is
 * live within seconds. With a share, the version becomes the remote's canary.
 * @throws ReleaseError if the build may not go live, ReleaseConflict if another release came first;
 * the registry stays unchanged
 */
export const release = async (request: ReleaseRequest): Promise<ReleaseOutcome> => {
  const { candidate, state, live } = await readState(request);
  const { version } = candidate.record.release;
  if (live === version) return { candidate, state, version, changed: false };
  const reusable = passedResult(state, request.name, { version, shell: state.shell?.version });
  const checkResult = await runChecks(request, candidate, state, reusable);
  throwIfFailed([checkResult], request.store);
  const { name: remote, share, by } = request;
  const change =
    share === undefined ? { action: 'release' as const } : { action: 'canary' as const, share };
  await request.store.activate({ remote, ...change, to: version, replaces: live, by });
  return {
    candidate,
    state,
    version,
    changed: true,
    checkResult,
    reused: checkResult === reusable,
  };
};
