import type {
  BlockedSender,
  CommentDraft,
  CommentStatus,
  SentComment,
  StoredComment,
} from '../entities/inbox/comment';
import { COMMENTS_PATH, commentsOf } from './commentsOf';
import { getPage, itemPath, listQuery, type ListQuery, type Page } from './list';
import { createConfig, type CreateOptions } from './saving';
import { get, post, put, remove } from './methods';

const BLOCKED_PATH = '/blocked-senders';

/**
 * Reads one page of all comments, newest first, with email addresses. The filter `category` is the
 * status.
 */
const list = (
  { category, ...query }: ListQuery = {},
  signal?: AbortSignal,
): Promise<Page<StoredComment>> => getPage(COMMENTS_PATH, { ...query, status: category }, signal);

/**
 * Visitors' comments on updates. Listing all, changing, deleting and restoring are for the
 * administrator.
 */
export const comments = {
  ofUpdate: commentsOf,
  list,
  query: listQuery('comments', list),
  setStatus: (id: string, status: CommentStatus) =>
    put(`${itemPath(COMMENTS_PATH, id)}/status`, { status }),
  /**
   * Marks the comment as spam and blocks its sender; rejects with a 409 if the sender is no longer
   * stored.
   */
  block: (id: string) => post(`${itemPath(COMMENTS_PATH, id)}/block`),
  blocked: (signal?: AbortSignal) => get<BlockedSender[]>(BLOCKED_PATH, signal),
  unblock: (id: string) => remove(itemPath(BLOCKED_PATH, id)),
  remove: (id: string) => remove(itemPath(COMMENTS_PATH, id)),
  /** Restores a deleted comment; rejects with a 404 if it was deleted permanently. */
  restore: (id: string) => post(`${itemPath(COMMENTS_PATH, id)}/restore`),
  create: (draft: CommentDraft, options?: CreateOptions) =>
    post<SentComment>(COMMENTS_PATH, draft, createConfig(options)),
};
