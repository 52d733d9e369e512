import { http } from '@charity-site/api-client/http';
import type { Message, MessageDraft } from '../entities/message';
import { getPage, itemPath, listQuery, type ListQuery, type Page } from './list';
import { creating, type CreateOptions } from './saving';

const PATH = '/messages';

/** Reads one page of the inbox, newest first. */
const list = (query?: ListQuery, signal?: AbortSignal): Promise<Page<Message>> => getPage(PATH, query, signal);

/** Messages from the contact and get-involved forms. Everyone may send; only the administrator may do the rest. */
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
  /** Restores a deleted message; rejects with a 404 when it was removed permanently. */
  restore: async (id: string): Promise<Message> => (await http.post<Message>(`${itemPath(PATH, id)}/restore`)).data,
};
