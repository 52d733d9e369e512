import type { ChangeAction, ChangePage, ItemVersion } from '../entities/history/history';
import type { LastChange } from '../entities/people/people';
import { isAlreadyStored } from './errors';
import { itemPath, WITH_LISTS } from './list';
import { updateConfig } from './saving';
import { get, post } from './methods';

const PATH = '/history';

/** Filters and paging of the history. */
export interface HistoryQuery {
  page?: number;
  limit?: number;
  /** Path of a definition, such as 'updates'. */
  list?: string;
  /** Id of an item; the page of a page hero; the path of a singleton. */
  item?: string;
  action?: ChangeAction;
  /** Name of a person. */
  by?: string;
  /** Only changes with stored fields. */
  withFields?: boolean;
}

/** Changes by signed-in users; administrators only. */
export const history = {
  /** GET: one page of changes, newest first. */
  list: (query: HistoryQuery = {}, signal?: AbortSignal) =>
    get<ChangePage>(PATH, signal, { params: query }),
  /** GET: the last change of each of some items. Empty if the site has a single user account. */
  latest: async (list: string, items: readonly string[], signal?: AbortSignal) => {
    const settings = { params: { list, items }, paramsSerializer: { indexes: null } };
    return (await get<{ changes: LastChange[] }>(`${PATH}/latest`, signal, settings)).changes;
  },
  /** GET: an item after a change. */
  version: (changeId: string, signal?: AbortSignal) =>
    get<ItemVersion>(itemPath(PATH, changeId), signal, { params: WITH_LISTS }),
  /**
   * POST: makes an earlier version current. Rejects with a 412 if the item's `updatedAt` is not
   * `expectedVersion`, with a 409 if the item was deleted. Does nothing if an earlier call, whose
   * response was lost, has restored it.
   */
  restore: async (changeId: string, expectedVersion: string): Promise<void> => {
    try {
      await post(
        `${itemPath(PATH, changeId)}/restore`,
        undefined,
        updateConfig({ version: expectedVersion }),
      );
    } catch (error) {
      if (!isAlreadyStored(error)) throw error;
    }
  },
};
