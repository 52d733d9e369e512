import { acceptsContract } from '../model/acceptsContract';
import { contributedModules, contributionErrors } from './contributionErrors';
import { budgetErrors, nameErrors, sourceErrors } from './nameErrors';
import { ownershipErrors } from './ownership';
import type { ReleaseRecord, CheckResult, ShellFacts } from '../types';
import type { RegisteredRemote, Registry } from '../model/registry';

/** Facts of a remote's version that must fit the shell. */
type Needs = Pick<ReleaseRecord, 'remote' | 'release' | 'shared' | 'imports'>;

const contractErrors = ({ remote, release }: Needs, shell: ShellFacts): string[] => {
  const { contract } = release;
  if (!/^\^\d+\.\d+\.\d+( \|\| \^\d+\.\d+\.\d+)*$/.test(contract))
    return [
      `${remote} asks for the shell contract "${contract}". Write it as a caret range, such as ^${shell.contract}.`,
    ];
  if (acceptsContract(contract, shell.contract)) return [];
  return [
    `${remote} is written for the shell contract ${contract}, but the shell offers ${shell.contract}. Adapt ${remote}, or release it after a shell that offers it.`,
  ];
};

/**
 * Checks each shared package both ways: the shell's copy against the remote's range, the remote's
 * against the shell's.
 */
const sharedErrors = ({ remote, shared }: Needs, shell: ShellFacts): string[] =>
  Object.entries(shared).flatMap(([request, { version, range }]) => {
    const copy = shell.shared[request];
    if (!copy)
      return [
        `${remote} shares ${request}, which the shell does not. Leave it out of what is shared.`,
      ];
    if (!acceptsContract(range, copy.version)) {
      return [
        `${remote} needs ${request} ${range}, but the shell brings ${copy.version}. Build ${remote} against the shell's version.`,
      ];
    }
    if (!acceptsContract(copy.range, version)) {
      return [
        `${remote} carries ${request} ${version}, but the shell works with ${copy.range} only. Install that version and build ${remote} again.`,
      ];
    }
    return [];
  });

const exposeErrors = (
  { remote, exposes }: ReleaseRecord,
  live: Pick<ReleaseRecord, 'release' | 'exposes'> | undefined,
): string[] => [
  ...(exposes['./routes'] ? [] : [`${remote} does not expose ./routes. Add it to its build.`]),
  ...Object.keys(live?.exposes ?? {})
    .filter((name) => name !== './routes' && !(name in exposes))
    .filter((name) => live && !contributedModules(live.release).includes(name))
    .map(
      (name) =>
        `${remote} no longer exposes ${name}, which ${live?.release.version} does. Keep it, or release first what does without it and raise ${remote}'s contract.`,
    ),
  ...Object.entries(exposes)
    .filter(([, files]) => !files.some((file) => file.endsWith('.js')))
    .map(([name]) => `${remote} exposes ${name} without a script. Build it again.`),
];

const fileErrors = ({ remote, release, exposes }: ReleaseRecord): string[] =>
  [...new Set([...release.preload, ...Object.values(exposes).flat()])]
    .filter((file) => !Object.hasOwn(release.integrity, file))
    .map(
      (file) =>
        `${file} is named in ${remote}'s manifest but missing from its build. Build it again.`,
    );

/**
 * The reasons why a remote and a shell are incompatible: the contract, the shared modules of both,
 * and the names that the remote imports from them.
 */
export const pairErrors = (needs: Needs, shell: ShellFacts): string[] => [
  ...contractErrors(needs, shell),
  ...sharedErrors(needs, shell),
  ...nameErrors(needs, shell),
];

/**
 * The reasons why a live remote and a shell are incompatible. Without a record, only the remote's
 * contract is checked.
 */
export const liveErrors = (
  { name, ...release }: RegisteredRemote,
  record: ReleaseRecord | undefined,
  shell: ShellFacts,
): string[] => pairErrors(record ?? { remote: name, release, shared: {} }, shell);

/** The live state that a release is checked against. */
export interface Surroundings {
  /** The live shell, or a candidate for it. */
  shell: ShellFacts;
  registry: Registry;
  /** The live version of the same remote. */
  live?: Pick<ReleaseRecord, 'release' | 'exposes'>;
}

/**
 * The reasons why a release is incompatible, each a sentence with what to do. The release command
 * checks before it requests a change of the registry, and the server checks again.
 */
export const compatibilityErrors = (
  record: ReleaseRecord,
  { shell, registry, live }: Surroundings,
): string[] => [
  ...pairErrors(record, shell),
  ...ownershipErrors(record, registry),
  ...contributionErrors({
    ...record.release,
    remote: record.remote,
    modules: Object.keys(record.exposes),
  }),
  ...exposeErrors(record, live),
  ...fileErrors(record),
  ...sourceErrors(record),
  ...budgetErrors(record),
];

/** True if a pair has no compatibility errors and its smoke test did not fail. */
export const isGood = ({ errors, smoke }: Pick<CheckResult, 'errors' | 'smoke'>): boolean =>
  errors.length === 0 && smoke.outcome !== 'failed';
