import { readCandidate } from '../store/candidate';
import { isGood } from '../compatibility/compatibilityErrors';
import { SHELL } from '../model/activate';
import { ReleaseError } from '../store/releaseError';
import type { CommandContext } from './commands';
import { checkResultText } from '../operator/list';
import { failedPageLines } from '../operator/refusalText';
import { buildOf, declaredBy } from './settings';
import { readShellCandidate } from '../store/shellCandidate';
import { findResult } from '../store/checkResults';

/**
 * Decides from stored check results whether a build may go live: a remote in the live shell, or the
 * shell with every live remote. Runs no checks itself.
 * @throws ReleaseError if it may not, or a pair has not been checked
 */
export const canIDeploy = async (
  name: string,
  { store }: Pick<CommandContext, 'store'>,
): Promise<string> => {
  const { shell: live, registry, checkResults } = await store.state();
  const isShell = name === SHELL;
  const { record } = isShell
    ? await readShellCandidate(buildOf(SHELL))
    : await readCandidate(name, buildOf(name), declaredBy(name));
  const { version: built } = record.release;
  const shell = isShell ? built : (live?.version ?? 'none');
  const pairs = (isShell ? registry.remotes : [{ name, version: built }]).map(
    ({ name: remote, version }) => ({
      pair: `${remote} ${version}`,
      result: findResult(checkResults, remote, { version, shell }),
    }),
  );
  const lines = pairs.flatMap(({ pair, result }) =>
    result
      ? [`  ${pair}: ${checkResultText(result)}`, ...failedPageLines(result, store)]
      : [`  ${pair} has not been checked in shell ${shell}. Run: npm run release -- check ${name}`],
  );
  const isYes = pairs.every(({ result }) => result && isGood(result));
  const text = [isYes ? 'Yes.' : 'No.', ...lines].join('\n');
  if (!isYes) throw new ReleaseError(text);
  return text;
};
