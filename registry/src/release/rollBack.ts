import type { CommandContext } from './commands';

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
