import { http } from '@charity-site/api-client/http';
import type { Comment, CommentDraft, StoredComment } from '../entities/comment';
import { COMMENTS_PATH, commentsOf } from './commentsOf';
import { getPage, itemPath, listQuery, type ListQuery, type Page } from './list';
import { creating, type CreateOptions } from './saving';

/** Reads one page of all comments, newest first, with e-mail addresses. */
const list = (query?: ListQuery, signal?: AbortSignal): Promise<Page<StoredComment>> =>
  getPage(COMMENTS_PATH, query, signal);

/** Visitors' comments on updates. Only the administrator may list all of them, delete and restore. */
export const comments = {
  ofUpdate: commentsOf,
  list,
  query: listQuery('comments', list),
  remove: async (id: string): Promise<void> => {
    await http.delete(itemPath(COMMENTS_PATH, id));
  },
  /** Restores a deleted comment; rejects with a 404 when it was removed permanently. */
  restore: async (id: string): Promise<void> => {
    await http.post(`${itemPath(COMMENTS_PATH, id)}/restore`);
  },
  create: async (draft: CommentDraft, options?: CreateOptions): Promise<Comment> =>
    (await http.post<Comment>(COMMENTS_PATH, draft, creating(options))).data,
};
