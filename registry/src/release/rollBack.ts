import type { Means } from './commands';

/** Makes the version before, or a named one, live again. @returns text for the terminal */
export const rollBack = async (
  name: string,
  { store, by }: Pick<Means, 'store' | 'by'>,
  to?: string,
): Promise<string> =>
  `${name} ${(await store.activate({ remote: name, action: 'rollback', to, by })).version} is live again.`;
