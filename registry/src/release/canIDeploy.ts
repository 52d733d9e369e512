import { readCandidate } from '../store/candidate';
import { isGood } from '../compatibility/compatibilityErrors';
import type { CheckResult } from '../types';
import { ReleaseError } from '../store/releaseError';
import { checkResultText, type CommandContext } from './commands';
import { failedPageLines } from './refusalText';
import { buildOf, declaredBy } from './settings';
import { readShellCandidate } from '../store/shellCandidate';
import { storedResult } from '../store/stored';

const pairsOf = async (name: string, { store }: Pick<CommandContext, 'store'>) => {
  const { shell, registry, checkResults } = await store.state();
  const pairs =
    name === 'shell'
      ? registry.remotes.map((remote) => ({ remote: remote.name, version: remote.version }))
      : [(await readCandidate(name, buildOf(name), declaredBy(name))).record].map(({ remote, release }) => ({
          remote,
          version: release.version,
        }));
  const inShell =
    name === 'shell' ? (await readShellCandidate(buildOf('shell'))).record.release.version : (shell?.version ?? 'none');
  return pairs.map((pair) => ({
    ...pair,
    inShell,
    checkResult: storedResult(checkResults, pair.remote, { version: pair.version, shell: inShell }),
  }));
};

/**
 * Answers from stored check results whether a build may go live: a remote in the live shell, or the shell with every live
 * remote. Runs no checks itself.
 * @throws ReleaseError when it may not, or when a pair has not been checked
 */
export const canIDeploy = async (name: string, context: Pick<CommandContext, 'store'>): Promise<string> => {
  const pairs = await pairsOf(name, context);
  const said = ({ remote, version, inShell, checkResult }: (typeof pairs)[number]) =>
    checkResult
      ? [
          `  ${remote} ${version}: ${checkResultText(checkResult)}`,
          ...failedPageLines(checkResult, context.store),
        ].join('\n')
      : `  ${remote} ${version} has not been checked in shell ${inShell}. Run: npm run release -- check ${name}`;
  const lines = pairs.map(said).join('\n');
  const isYes = pairs.every(({ checkResult }) => checkResult && isGood(checkResult as CheckResult));
  if (!isYes) throw new ReleaseError(`No.\n${lines}`);
  return `Yes.\n${lines}`;
};
