import type { TrashedItem } from '../entities/history/history';
import { getPage, itemPath, type Page } from './list';
import { post, remove } from './methods';

const PATH = '/trash';

/** Deleted items that can be restored; for the administrator. */
export const trash = {
  /** GET: one page, the last deleted first. */
  list: (
    query: { page?: number; limit?: number } = {},
    signal?: AbortSignal,
  ): Promise<Page<TrashedItem>> => getPage(PATH, query, signal),
  /** POST: restores an item. Rejects with a 409 if the current content does not allow it. */
  restore: (id: string) => post(`${itemPath(PATH, id)}/restore`),
  /** DELETE: permanently deletes an item. */
  erase: (id: string) => remove(itemPath(PATH, id)),
  /** DELETE: permanently deletes everything deleted up to an instant (UTC ISO 8601). */
  empty: (before: string) => remove(PATH, { params: { before } }),
};
