import { SHELL } from '../shape/activate';
import type { CheckResult, ReleaseState } from '../types';
import { checkShell, refuseBad, releaseShell, type ShellOrder } from './releaseShell';
import { changes } from './report';

const liveRecord = ({ registry, records }: ReleaseState) =>
  records.find(({ remote, release }) => remote === SHELL && release.version === registry.shell?.version);

const resultLine = ({ remote, version, smoke: { outcome, note } }: CheckResult): string =>
  `  ${remote} ${version}: compatible, smoke test ${outcome}${note ? ` (${note})` : ''}`;

/** Checks the built shell with every live remote. @returns text for the terminal */
export const checkBuiltShell = async (order: ShellOrder): Promise<string> => {
  const { candidate, state, verdicts } = await checkShell(order);
  const { version } = candidate.record.release;
  refuseBad(verdicts, version);
  return [
    `shell ${version} works with the live remotes.`,
    changes(candidate.record, liveRecord(state)),
    ...verdicts.map(resultLine),
  ].join('\n');
};

/** Releases the built shell. @returns text for the terminal */
export const releaseBuiltShell = async (order: ShellOrder): Promise<string> => {
  const { version, changed, candidate, state, verdicts } = await releaseShell(order);
  if (!changed) return `shell ${version} is live already; nothing has changed.`;
  return [`shell ${version} is live.`, changes(candidate.record, liveRecord(state)), ...verdicts.map(resultLine)].join(
    '\n',
  );
};
