import type { CheckResult, ReleaseRecord, ReleaseState } from '../types';
import { isGood } from '../compatibility/compatibilityErrors';
import { findRemote, livePart, SHELL } from '../model/activate';
import { lastActivation } from './history';

/** The record of a version, if stored. */
export const findRecord = (
  records: readonly ReleaseRecord[],
  name: string,
  version: string | null | undefined,
) => records.find(({ remote, release }) => remote === name && release.version === version);

/** The check result of a remote's version in a shell; undefined if it was not checked. */
export const findResult = (
  results: readonly CheckResult[],
  name: string,
  { version, shell }: { version: string | undefined; shell: string | undefined },
) => results.find((one) => one.remote === name && one.version === version && one.shell === shell);

type CheckedState = Pick<ReleaseState, 'checkResults' | 'registry' | 'shell' | 'history'>;

/**
 * The results of the last check of a part: a remote in the live shell, or a shell with each remote.
 */
const lastResults = ({ checkResults, shell }: CheckedState, name: string): CheckResult[] => {
  if (name !== SHELL)
    return checkResults
      .filter((one) => one.remote === name && one.shell === shell?.version)
      .slice(0, 1);
  const last = checkResults.find((one) => one.shell !== shell?.version);
  return last ? checkResults.filter((one) => one.shell === last.shell) : [];
};

/**
 * The failed result of a part's last check, if nobody gets the version and none has gone live
 * since.
 * @param name the remote, or `shell`
 */
export const refusedResult = (state: CheckedState, name: string): CheckResult | undefined => {
  const { registry, history } = state;
  const since = lastActivation(history, name)?.at ?? livePart(registry, name)?.releasedAt ?? '';
  const shown = [
    livePart(registry, name)?.version,
    findRemote(registry, name)?.canary?.release.version,
  ];
  return lastResults(state, name).find(
    (result) =>
      !isGood(result) &&
      result.at > since &&
      !shown.includes(name === SHELL ? result.shell : result.version),
  );
};
