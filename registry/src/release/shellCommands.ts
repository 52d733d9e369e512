import { SHELL } from '../shape/activate';
import type { CheckResult } from '../types';
import { liveRecord, smokeText } from './commands';
import { checkShell, refuseBad, releaseShell, type ShellOrder } from './releaseShell';
import { changes } from './report';

const resultLine = ({ remote, version, smoke }: CheckResult): string =>
  `  ${remote} ${version}: compatible, smoke test ${smokeText(smoke)}`;

/** Checks the built shell with every live remote. @returns text for the terminal */
export const checkBuiltShell = async (order: ShellOrder): Promise<string> => {
  const { candidate, state, checkResults } = await checkShell(order);
  const { version } = candidate.record.release;
  refuseBad(checkResults, version, order.store);
  return [
    `shell ${version} works with the live remotes.`,
    changes(candidate.record, liveRecord(state, SHELL)),
    ...checkResults.map(resultLine),
  ].join('\n');
};

/** Releases the built shell. @returns text for the terminal */
export const releaseBuiltShell = async (order: ShellOrder): Promise<string> => {
  const { version, changed, candidate, state, checkResults } = await releaseShell(order);
  if (!changed) return `shell ${version} is live already; nothing has changed.`;
  return [
    `shell ${version} is live.`,
    changes(candidate.record, liveRecord(state, SHELL)),
    ...checkResults.map(resultLine),
  ].join('\n');
};
