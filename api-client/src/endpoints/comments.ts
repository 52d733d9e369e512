import { http } from 'api-client/http';
import type { Comment, CommentDraft } from '../entities/comment';

/** Visitors' comments on updates. */
export const comments = {
  /** The comments of an update, oldest first; a bare array (DECISIONS 2 and 3). */
  ofUpdate: async (updateId: string, signal?: AbortSignal): Promise<Comment[]> =>
    (await http.get<Comment[]>(`/content/comments/update/${encodeURIComponent(updateId)}`, { signal })).data,
  create: async (draft: CommentDraft): Promise<Comment> => (await http.post<Comment>('/content/comments', draft)).data,
};
