import type { CommandContext } from './commands';

/** Grants a remote one more prefix. @returns text for the terminal */
export const grantPrefix = async (
  remote: string,
  prefix: string,
  { store, by }: Pick<CommandContext, 'store' | 'by'>,
): Promise<string> =>
  `${remote} owns ${(await store.grant({ remote, prefix, by })).prefixes.join(', ')} now. Its next release can have them.`;
