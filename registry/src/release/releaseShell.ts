import { pairErrors } from '../compatibility/compatibilityErrors';
import { allSkipped, type ShellSmokeTest } from '../smoke/smokeTest';
import type { Candidate } from '../store/candidate';
import { ReleaseError } from '../store/releaseError';
import type { ReleaseStore } from '../store/releaseStore';
import { readShellCandidate } from '../store/shellCandidate';
import type { RegisteredRemote } from '../model/registry';
import { findRecord } from '../store/checkResults';
import { SHELL } from '../model/activate';
import type { CheckResult, ReleaseState, ShellFacts } from '../types';
import { throwIfFailed } from '../operator/refusalText';
import { passedResult, storeResult } from './release';

/** A request to release the shell's build. */
export interface ShellReleaseRequest {
  /** The shell's build. */
  folder: string;
  store: ReleaseStore;
  smoke: ShellSmokeTest;
  by: string;
}

/** A shell candidate and its check results. */
export interface CheckedShell {
  candidate: Candidate;
  state: ReleaseState;
  /** Empty if the version was already live. */
  checkResults: CheckResult[];
}

const errorsWith = (
  shell: ShellFacts,
  { records }: ReleaseState,
  { name, version }: RegisteredRemote,
): string[] => {
  const record = findRecord(records, name, version);
  return record
    ? pairErrors(record, shell)
    : [`${name} ${version} was released without a record of what it needs. Release ${name} again.`];
};

/**
 * Adds the candidate to the store.
 * @throws ReleaseError if files did not arrive as built
 */
const add = async (store: ReleaseStore, candidate: Candidate): Promise<void> => {
  const fileErrors = await store.verifyFiles(await store.add(candidate));
  if (fileErrors.length > 0)
    throw new ReleaseError(
      fileErrors.map((error) => `${error} Release the shell again.`).join('\n'),
    );
};

/** Checks the candidate with every live remote and stores the results. */
const runChecks = async (
  request: ShellReleaseRequest,
  candidate: Candidate,
  state: ReleaseState,
  reuse: boolean,
): Promise<CheckResult[]> => {
  const { release, shared } = candidate.record;
  const shell: ShellFacts = { version: release.version, contract: release.contract, shared };
  const { remotes } = state.registry;
  const errors = remotes.map((remote) => errorsWith(shell, state, remote));
  const fits = errors.every((found) => found.length === 0);
  if (fits) await add(request.store, candidate);
  const reusable = remotes.flatMap(
    ({ name, version }) =>
      (reuse && passedResult(state, name, { version, shell: shell.version })) || [],
  );
  if (fits && reusable.length === remotes.length) return reusable;
  const test = fits ? request.smoke : allSkipped('the shell is not compatible');
  const outcomes = await test({ record: candidate.record, remotes });
  const checkResults: CheckResult[] = [];
  for (const [index, { name, version }] of remotes.entries()) {
    const pair = { remote: name, version, shell: shell.version, errors: errors[index] ?? [] };
    checkResults.push(
      await storeResult(request, SHELL, outcomes[index] ?? { outcome: 'left out' }, pair),
    );
  }
  return checkResults;
};

/**
 * Checks a built shell with every live remote: contract and shared modules first, then all pages in
 * a browser to which this shell is live. Nothing goes live.
 */
export const checkShell = async (request: ShellReleaseRequest): Promise<CheckedShell> => {
  const candidate = await readShellCandidate(request.folder);
  const state = await request.store.state();
  return { candidate, state, checkResults: await runChecks(request, candidate, state, false) };
};

/**
 * Releases a built shell like a remote: checks it with every live remote, adds an immutable version
 * and changes the registry with one atomic write. Reuses the results of an earlier check with the
 * same remotes.
 * @returns the live version, and whether it changed
 * @throws ReleaseError if a live remote does not work in it, ReleaseConflict if another release
 * came first
 */
export const releaseShell = async (
  request: ShellReleaseRequest,
): Promise<CheckedShell & { version: string; changed: boolean }> => {
  const candidate = await readShellCandidate(request.folder);
  const state = await request.store.state();
  const { version } = candidate.record.release;
  const live = state.registry.shell?.version ?? null;
  if (live === version) return { candidate, state, version, changed: false, checkResults: [] };
  const checkResults = await runChecks(request, candidate, state, true);
  throwIfFailed(checkResults, request.store, `shell ${version}`);
  await request.store.activate({
    remote: SHELL,
    action: 'release',
    to: version,
    replaces: live,
    by: request.by,
  });
  return { candidate, state, version, changed: true, checkResults };
};
