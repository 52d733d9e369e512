import { SHELL } from '../model/activate';
import type { CheckResult } from '../types';
import { liveRecord, smokeText } from '../operator/list';
import { throwIfFailed } from '../operator/refusalText';
import {
  checkShell,
  releaseShell,
  type CheckedShell,
  type ShellReleaseRequest,
} from './releaseShell';
import { changes } from '../operator/report';

const resultLine = ({ remote, version, smoke }: CheckResult): string =>
  `  ${remote} ${version}: compatible, smoke test ${smokeText(smoke)}`;

const report = (headline: string, { candidate, state, checkResults }: CheckedShell): string =>
  [
    headline,
    changes(candidate.record, liveRecord(state, SHELL)),
    ...checkResults.map(resultLine),
  ].join('\n');

/** Checks the built shell with every live remote. @returns text for the terminal */
export const checkBuiltShell = async (request: ShellReleaseRequest): Promise<string> => {
  const checked = await checkShell(request);
  const where = `shell ${checked.candidate.record.release.version}`;
  throwIfFailed(checked.checkResults, request.store, where);
  return report(`${where} works with the live remotes.`, checked);
};

/** Releases the built shell. @returns text for the terminal */
export const releaseBuiltShell = async (request: ShellReleaseRequest): Promise<string> => {
  const outcome = await releaseShell(request);
  if (!outcome.changed) return `shell ${outcome.version} is live already; nothing has changed.`;
  return report(`shell ${outcome.version} is live.`, outcome);
};
