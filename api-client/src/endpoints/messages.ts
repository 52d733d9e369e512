import { http } from '@charity-site/api-client/http';
import type { Message, MessageDraft } from '../entities/message';
import { getPage, itemPath, listQuery, type ListQuery, type Page } from './list';
import { creating, type CreateOptions } from './saving';

const PATH = '/messages';

/** One page of the inbox, newest first; `read` left out means all. */
const list = (query?: ListQuery, signal?: AbortSignal): Promise<Page<Message>> => getPage(PATH, query, signal);

/** Messages from the contact and the get-involved form. Sending is public, the rest is the administrator's. */
export const messages = {
  send: async (draft: MessageDraft, options?: CreateOptions): Promise<void> => {
    await http.post(PATH, draft, creating(options));
  },
  list,
  query: listQuery('messages', list),
  markRead: async (id: string, read: boolean): Promise<Message> =>
    (await http.put<Message>(`${itemPath(PATH, id)}/read`, { read })).data,
  remove: async (id: string): Promise<void> => {
    await http.delete(itemPath(PATH, id));
  },
  /** Restores a deleted one; rejects with a 404 when it is gone for good. */
  restore: async (id: string): Promise<Message> => (await http.post<Message>(`${itemPath(PATH, id)}/restore`)).data,
};
