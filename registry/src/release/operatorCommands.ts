import type { CommandContext } from './commands';

/** Grants a remote one more prefix. @returns text for the terminal */
export const grantPrefix = async (
  remote: string,
  prefix: string,
  { store, by }: Pick<CommandContext, 'store' | 'by'>,
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
  { store, by }: Pick<CommandContext, 'store' | 'by'>,
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
  { store, by }: Pick<CommandContext, 'store' | 'by'>,
  to?: string,
): Promise<string> => {
  const { version, ended } = await store.activate({ remote: name, action: 'rollback', to, by });
  if (ended) return `The canary ${ended} has ended. All visitors get ${name} ${version}.`;
  return `${name} ${version} is live again.`;
};
