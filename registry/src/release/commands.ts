import type { ReleaseState, ShellFacts } from '../types';
import type { ReleaseStore } from '../store/releaseStore';
import { check, release, type ReleaseOutcome } from './release';
import { checkResultText, liveRecord, liveResult, smokeText } from '../operator/list';
import { throwIfFailed } from '../operator/refusalText';
import { changes } from '../operator/report';
import { buildOf } from './settings';
import type { SmokeTest } from '../smoke/smokeTest';

export interface CommandContext {
  store: ReleaseStore;
  smoke: SmokeTest;
  by: string;
  /** Facts of the shell of this checkout, used while no shell is live. */
  firstShell: () => Promise<ShellFacts>;
}

/**
 * Duration of the smoke test of a part's live version in the live shell, in ms; undefined without a
 * result.
 * @param version the version to compare
 */
const timeBefore = (state: ReleaseState, name: string, version: string): number | undefined => {
  const result = liveResult(state, name);
  return result?.version === version ? undefined : result?.smoke.took;
};

/** Changes in a release and its check result, as lines for the terminal. */
export const releasedText = (
  name: string,
  { candidate, state, checkResult, reused }: ReleaseOutcome,
): string[] => [
  changes(candidate.record, liveRecord(state, name)),
  ...(checkResult && !reused
    ? [`  smoke test ${smokeText(checkResult.smoke, timeBefore(state, name, checkResult.version))}`]
    : []),
  ...(checkResult && reused
    ? [`  smoke test passed already, ${checkResult.at} by ${checkResult.by}`]
    : []),
];

/** Releases a remote's build. @returns text for the terminal */
export const releaseRemote = async (name: string, context: CommandContext): Promise<string> => {
  const outcome = await release({ name, folder: buildOf(name), ...context });
  const { version, changed } = outcome;
  if (!changed) return `${name} ${version} is live already; nothing has changed.`;
  return [`${name} ${version} is live.`, ...releasedText(name, outcome)].join('\n');
};

/** Checks a remote's build without releasing it. @returns text for the terminal */
export const checkRemote = async (name: string, context: CommandContext): Promise<string> => {
  const { candidate, state, checkResult } = await check({
    name,
    folder: buildOf(name),
    ...context,
  });
  throwIfFailed([checkResult], context.store);
  return [
    `${name} ${candidate.record.release.version} may go live.`,
    changes(candidate.record, liveRecord(state, name)),
    `  ${checkResultText(checkResult, timeBefore(state, name, checkResult.version))}`,
  ].join('\n');
};
