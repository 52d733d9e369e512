import { getQueryClient } from '@charity-site/api-client/http';

/**
 * Reads again what is shown of lists, by the first part of their query keys. Resolves when that is
 * loaded.
 */
export const reread = (...lists: string[]): Promise<unknown> =>
  Promise.all(lists.map((list) => getQueryClient().invalidateQueries({ queryKey: [list] })));
