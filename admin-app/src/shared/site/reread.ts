import { getQueryClient } from '@charity-site/api-client/http';

/**
 * Invalidates queries by the first part of their keys. Resolves when the active ones are loaded.
 */
export const reread = (...lists: string[]): Promise<unknown> =>
  Promise.all(lists.map((list) => getQueryClient().invalidateQueries({ queryKey: [list] })));
