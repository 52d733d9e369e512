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

/** What a built shell offers. @throws ReleaseError when it is not built */
export const readShell = async (folder: string): Promise<ShellFacts> => {
  try {
    return JSON.parse(await readFile(path.join(folder, SHELL_FACTS), 'utf8')) as ShellFacts;
  } catch (error) {
    throw new ReleaseError('The shell is not built. Run: npm run build -w shell', { cause: error });
  }
};

const gateOf = (shell: ShellFacts, { registry, records }: ReleaseState, { name, version }: RegisteredRemote) => {
  const record = records.find(({ remote, release }) => remote === name && release.version === version);
  return record
    ? compatibilityErrors(record, { shell, registry })
    : [`${name} ${version} was released without a record of what it needs. Release ${name} again.`];
};

/**
 * Tries a built shell with every live remote: the gate first, then each remote's smoke page in a browser that is shown this
 * shell in the place of the live one. Each pair's verdict is noted.
 * @throws ReleaseError that says which remote does not work in it
 */
export const checkShell = async (
  folder: string,
  { store, by }: Omit<Means, 'smoke'>,
  smoke: ShellSmokeTest,
): Promise<string> => {
  const shell = await readShell(folder);
  const state = await store.state();
  const { remotes } = state.registry;
  const gates = remotes.map((remote) => gateOf(shell, state, remote));
  const outcomes = gates.every((found) => found.length === 0)
    ? await smoke(remotes)
    : remotes.map((): SmokeOutcome => ({ outcome: 'left out', note: 'the gate refused the shell' }));

  const verdicts = remotes.map(({ name, version }, index): CheckResult => ({
    remote: name,
    version,
    shell: shell.version,
    objections: gates[index] ?? [],
    smoke: outcomes[index] ?? { outcome: 'left out' },
    at: new Date().toISOString(),
    by,
  }));
  for (const verdict of verdicts) await store.storeCheckResult(verdict);
  const bad = verdicts.filter((verdict) => !isGood(verdict));
  if (bad.length > 0)
    throw new ReleaseError(bad.flatMap((verdict) => complaints(verdict, `shell ${shell.version}`)).join('\n'));
  return [
    `shell ${shell.version} works with what is live.`,
    ...verdicts.map(
      ({ remote, version, smoke: { outcome, note } }) =>
        `  ${remote} ${version}: gate passed, smoke test ${outcome}${note ? ` (${note})` : ''}`,
    ),
  ].join('\n');
};
