import { http } from '@charity-site/api-client/http';
import type { BlockedSender, CommentDraft, CommentStatus, SentComment, StoredComment } from '../entities/inbox/comment';
import { COMMENTS_PATH, commentsOf } from './commentsOf';
import { getPage, itemPath, listQuery, type ListQuery, type Page } from './list';
import { creating, type CreateOptions } from './saving';

const BLOCKED_PATH = '/blocked-senders';

/** Reads one page of all comments, newest first, with e-mail addresses. The filter `category` is the status. */
const list = ({ category, ...query }: ListQuery = {}, signal?: AbortSignal): Promise<Page<StoredComment>> =>
  getPage(COMMENTS_PATH, { ...query, status: category }, signal);

/** Visitors' comments on updates. Only the administrator may list all of them, change, delete and restore. */
export const comments = {
  ofUpdate: commentsOf,
  list,
  query: listQuery('comments', list),
  setStatus: async (id: string, status: CommentStatus): Promise<void> => {
    await http.put(`${itemPath(COMMENTS_PATH, id)}/status`, { status });
  },
  /** Marks the comment as spam and blocks its sender; rejects with a 409 when the sender is not known any more. */
  block: async (id: string): Promise<void> => {
    await http.post(`${itemPath(COMMENTS_PATH, id)}/block`);
  },
  blocked: async (signal?: AbortSignal): Promise<BlockedSender[]> =>
    (await http.get<BlockedSender[]>(BLOCKED_PATH, { signal })).data,
  unblock: async (id: string): Promise<void> => {
    await http.delete(itemPath(BLOCKED_PATH, id));
  },
  remove: async (id: string): Promise<void> => {
    await http.delete(itemPath(COMMENTS_PATH, id));
  },
  /** Restores a deleted comment; rejects with a 404 when it was removed permanently. */
  restore: async (id: string): Promise<void> => {
    await http.post(`${itemPath(COMMENTS_PATH, id)}/restore`);
  },
  create: async (draft: CommentDraft, options?: CreateOptions): Promise<SentComment> =>
    (await http.post<SentComment>(COMMENTS_PATH, draft, creating(options))).data,
};
