import type { CommandContext } from './commands';

/**
 * Ends the canary of a part, or where there is none makes the version before live again; or a named
 * version.
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
