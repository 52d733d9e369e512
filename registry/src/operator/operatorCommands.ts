import { userInfo } from 'node:os';
import { SHELL } from '../model/activate';
import { ReleaseError } from '../store/releaseError';
import type { ReleaseStore } from '../store/releaseStore';
import { listRemotes } from './list';

/** The store that the operator's commands change, and the name in its history. */
export interface OperatorContext {
  store: ReleaseStore;
  by: string;
}

/** The account that runs the command; not `root`, which identifies nobody. */
const account = (): string => {
  const { username } = userInfo();
  return username === 'root' ? 'the operator' : username;
};

/**
 * The name in the history of a local folder: `RELEASED_BY`, else who started the workflow, else the
 * account that runs the command. A running site uses the name of the deploy token instead.
 */
export const releasedBy = (): string =>
  (process.env.RELEASED_BY || process.env.GITHUB_ACTOR || account()).slice(0, 100);

/** Grants a remote one more prefix. @returns text for the terminal */
export const grantPrefix = async (
  remote: string,
  prefix: string,
  { store, by }: OperatorContext,
): Promise<string> =>
  `${remote} owns ${(await store.grant({ remote, prefix, by })).prefixes.join(', ')} now. Its next release can have them.`;

/**
 * Switches a remote, or one of its contributions, off or on.
 * @param contribution its key, such as `menu /shop`; '' for the whole remote
 * @returns text for the terminal
 */
export const switchRemote = async (
  remote: string,
  { contribution, on }: { contribution: string; on: boolean },
  { store, by }: OperatorContext,
): Promise<string> => {
  await store.switch({ remote, ...(contribution ? { contribution } : {}), on, by });
  const what = [remote, contribution].filter(Boolean).join(' ');
  return `${what} is switched ${on ? 'on' : 'off'}. Visitors notice with the next page they open.`;
};

/**
 * Ends the canary of a part. Without a canary, makes the previous or a given version live again.
 * @returns text for the terminal
 */
export const rollBack = async (
  name: string,
  { store, by }: OperatorContext,
  to?: string,
): Promise<string> => {
  const { version, ended } = await store.activate({ remote: name, action: 'rollback', to, by });
  if (ended) return `The canary ${ended} has ended. All visitors get ${name} ${version}.`;
  return `${name} ${version} is live again.`;
};

/** Removes old versions of one part, or of all. @returns text for the terminal */
export const pruneRemotes = async (
  name: string | undefined,
  { store }: Pick<OperatorContext, 'store'>,
  keep?: number,
): Promise<string> => {
  const names = name
    ? [name]
    : [SHELL, ...(await store.state()).registry.remotes.map((remote) => remote.name)];
  const removed: string[] = [];
  for (const one of names)
    removed.push(...(await store.prune(one, keep)).map((version) => `${one}/${version}`));
  return removed.length > 0 ? `Removed ${removed.join(', ')}.` : 'Nothing to remove.';
};

const keepCount = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  if (!/^\d{1,4}$/.test(text)) throw new ReleaseError('--keep takes a whole number from 0.');
  return Number(text);
};

/** The arguments of a command, and what to print when one is missing. */
interface OperatorCommand {
  args: readonly string[];
  /** The option of `prune`. */
  keep?: string;
  usage: string;
}

/**
 * Runs `list`, `rollback`, `prune`, `grant`, `off` or `on`, which need neither build nor browser.
 * @returns text for the terminal; undefined for another command
 * @throws ReleaseError if an argument is missing, or the store rejects the change
 */
export const runOperatorCommand = async (
  { args: [command, name, ...rest], keep, usage }: OperatorCommand,
  context: OperatorContext,
): Promise<string | undefined> => {
  const required = (value: string | undefined): string => {
    if (!value) throw new ReleaseError(usage);
    return value;
  };
  switch (command) {
    case 'list':
      return listRemotes(context);
    case 'rollback':
      return rollBack(required(name), context, rest[0]);
    case 'prune':
      return pruneRemotes(name, context, keepCount(keep));
    case 'grant':
      return grantPrefix(required(name), required(rest[0]), context);
    case 'off':
    case 'on':
      return switchRemote(
        required(name),
        { contribution: rest.join(' ').trim(), on: command === 'on' },
        context,
      );
    default:
      return undefined;
  }
};
