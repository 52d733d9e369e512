import type { TrashedItem } from '../entities/history/history';
import { getPage, itemPath, type Page } from './list';
import { post, remove } from './methods';

const PATH = '/trash';

/** Items that were deleted and can be restored; for the administrator. */
export const trash = {
  /** GET: one page, the last deleted first. */
  list: (
    query: { page?: number; limit?: number } = {},
    signal?: AbortSignal,
  ): Promise<Page<TrashedItem>> => getPage(PATH, query, signal),
  /** POST: brings an item back. Rejects with a 409 when it cannot come back as things are now. */
  restore: (id: string) => post(`${itemPath(PATH, id)}/restore`),
  /** DELETE: erases an item for good. */
  erase: (id: string) => remove(itemPath(PATH, id)),
  /** DELETE: erases everything that was deleted up to a time (UTC ISO 8601). */
  empty: (before: string) => remove(PATH, { params: { before } }),
};
