import { http } from '@charity-site/api-client/http';
import type { TrashedItem } from '../entities/history/history';
import { done } from './body';
import { getPage, itemPath, type Page } from './list';

const PATH = '/trash';

/** Items that were deleted in the last 30 days; for the administrator. */
export const trash = {
  /** GET: one page, the last deleted first. */
  list: (query: { page?: number; limit?: number } = {}, signal?: AbortSignal): Promise<Page<TrashedItem>> =>
    getPage(PATH, query, signal),
  /** POST: brings an item back. Rejects with a 409 when it cannot come back as things are now. */
  restore: (id: string) => done(http.post(`${itemPath(PATH, id)}/restore`)),
  /** DELETE: erases an item for good. */
  erase: (id: string) => done(http.delete(itemPath(PATH, id))),
  /** DELETE: erases everything that was deleted up to a time (UTC ISO 8601). */
  empty: (before: string) => done(http.delete(PATH, { params: { before } })),
};
