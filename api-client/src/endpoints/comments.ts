import { http } from '@charity-site/api-client/http';
import type { Comment, CommentDraft, StoredComment } from '../entities/comment';
import { getPage, itemPath, listQuery, type ListQuery, type Page } from './list';
import { creating, type CreateOptions } from './saving';

const PATH = '/content/comments';

/** Reads one page of all comments, newest first, with e-mail addresses. */
const list = (query?: ListQuery, signal?: AbortSignal): Promise<Page<StoredComment>> => getPage(PATH, query, signal);

/** Visitors' comments on updates. Only the administrator may list all of them, delete and restore. */
export const comments = {
  /** The comments of an update, oldest first; a bare array (docs/product.md 7.2, 7.3). */
  ofUpdate: async (updateId: string, signal?: AbortSignal): Promise<Comment[]> =>
    (await http.get<Comment[]>(`${PATH}/update/${encodeURIComponent(updateId)}`, { signal })).data,
  list,
  query: listQuery('comments', list),
  remove: async (id: string): Promise<void> => {
    await http.delete(itemPath(PATH, id));
  },
  /** Restores a deleted comment; rejects with a 404 when it was removed permanently. */
  restore: async (id: string): Promise<void> => {
    await http.post(`${itemPath(PATH, id)}/restore`);
  },
  create: async (draft: CommentDraft, options?: CreateOptions): Promise<Comment> =>
    (await http.post<Comment>(PATH, draft, creating(options))).data,
};
