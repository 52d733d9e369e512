import type { Comment } from '../entities/inbox/comment';
import { get } from './methods';

/** Path of the calls for comments. */
export const COMMENTS_PATH = '/content/comments';

/**
 * The comments of an update, oldest first; a bare array (docs/product.md 7.2, 7.3). In its own
 * file, because the first visit does not need the other calls.
 */
export const commentsOf = (updateId: string, signal?: AbortSignal) =>
  get<Comment[]>(`${COMMENTS_PATH}/update/${encodeURIComponent(updateId)}`, signal);
