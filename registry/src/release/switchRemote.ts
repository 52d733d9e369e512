import type { CommandContext } from './commands';

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
