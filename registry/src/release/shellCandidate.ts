import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compatibilityErrors, isGood } from '../compatibility/compatibilityErrors';
import type { ReleaseState, SmokeOutcome, CheckResult, ShellFacts } from '../types';
import type { RegisteredRemote } from '../shape/registry';
import { ReleaseError } from '../store/releaseError';
import { SHELL_FACTS } from '../store/shellFacts';
import type { Means } from './commands';
import { complaints } from './release';
import type { ShellSmokeTest } from '../smoke/smokeTest';

/** Reads what a built shell offers. @throws ReleaseError when it is not built */
export const readShell = async (folder: string): Promise<ShellFacts> => {
  try {
    return JSON.parse(await readFile(path.join(folder, SHELL_FACTS), 'utf8')) as ShellFacts;
  } catch (error) {
    throw new ReleaseError('The shell is not built. Run: npm run build -w shell', { cause: error });
  }
};

const errorsOf = (shell: ShellFacts, { registry, records }: ReleaseState, { name, version }: RegisteredRemote) => {
  const record = records.find(({ remote, release }) => remote === name && release.version === version);
  return record
    ? compatibilityErrors(record, { shell, registry })
    : [`${name} ${version} was released without a record of what it needs. Release ${name} again.`];
};

/**
 * Checks a built shell with every live remote: compatibility first, then each remote's smoke page in a browser that loads
 * this shell instead of the live one. Stores the result of each pair.
 * @throws ReleaseError that names the remotes that do not work in it
 */
export const checkShell = async (
  folder: string,
  { store, by }: Pick<Means, 'store' | 'by'>,
  smoke: ShellSmokeTest,
): Promise<string> => {
  const shell = await readShell(folder);
  const state = await store.state();
  const { remotes } = state.registry;
  const errors = remotes.map((remote) => errorsOf(shell, state, remote));
  const outcomes = errors.every((found) => found.length === 0)
    ? await smoke(remotes)
    : remotes.map((): SmokeOutcome => ({ outcome: 'left out', note: 'the shell is not compatible' }));

  const verdicts = remotes.map(({ name, version }, index): CheckResult => ({
    remote: name,
    version,
    shell: shell.version,
    objections: errors[index] ?? [],
    smoke: outcomes[index] ?? { outcome: 'left out' },
    at: new Date().toISOString(),
    by,
  }));
  for (const verdict of verdicts) await store.storeCheckResult(verdict);
  const bad = verdicts.filter((verdict) => !isGood(verdict));
  if (bad.length > 0)
    throw new ReleaseError(bad.flatMap((verdict) => complaints(verdict, `shell ${shell.version}`)).join('\n'));
  return [
    `shell ${shell.version} works with the live remotes.`,
    ...verdicts.map(
      ({ remote, version, smoke: { outcome, note } }) =>
        `  ${remote} ${version}: compatible, smoke test ${outcome}${note ? ` (${note})` : ''}`,
    ),
  ].join('\n');
};
