import {
  addressOf,
  type PersonalDataCount,
  type PersonalDataSummary,
} from '../entities/fields/address';
import type { Message, MessageChange, MessageDraft } from '../entities/inbox/message';
import { getCsv } from './csv';
import { getPage, itemPath, listQuery, type ListQuery, type Page } from './list';
import { createConfig, autosaveHeader, type CreateOptions } from './saving';
import { get, post, put, remove } from './methods';

const PATH = '/messages';

/** Filters of the inbox: by form, answered or not, spam. */
export const MESSAGE_FILTERS = [
  'contact',
  'get-involved',
  'unanswered',
  'answered',
  'spam',
] as const;

/** Params of a list query; the filter `category` is one of `MESSAGE_FILTERS`. */
const filterParams = ({ category, ...query }: ListQuery) => ({
  ...query,
  ...((category === 'contact' || category === 'get-involved') && { source: category }),
  ...((category === 'answered' || category === 'unanswered') && {
    answered: category === 'answered',
  }),
  ...(category === 'spam' && { folder: 'spam' }),
});

/** Reads one page of the inbox, newest first. */
const list = (query: ListQuery = {}, signal?: AbortSignal): Promise<Page<Message>> =>
  getPage(PATH, filterParams(query), signal);

/**
 * Messages from the contact and get-involved forms. Everyone may send; all other calls are for the
 * administrator.
 */
export const messages = {
  send: (draft: MessageDraft, options?: CreateOptions) => post(PATH, draft, createConfig(options)),
  list,
  query: listQuery('messages', list),
  /** All messages that match, as CSV. */
  export: ({ search, category, read }: ListQuery) =>
    getCsv(`${PATH}/export`, filterParams({ search, category, read })),
  get: (id: string, signal?: AbortSignal) => get<Message>(itemPath(PATH, id), signal),
  markRead: (id: string, read: boolean) => put<Message>(`${itemPath(PATH, id)}/read`, { read }),
  markAnswered: (id: string, answered: boolean) =>
    put<Message>(`${itemPath(PATH, id)}/answered`, { answered }),
  /** @param autosave the autosave that the call saves: see `ChangeOptions` */
  saveNote: (id: string, note: string, autosave?: string) =>
    put<Message>(`${itemPath(PATH, id)}/note`, { note }, { headers: autosaveHeader(autosave) }),
  /** Changes several messages. Missing ones are skipped. */
  change: (ids: readonly string[], change: MessageChange) =>
    post(`${PATH}/changes`, { ids: ids.join(','), change }),
  /** Counts the messages and comments of an email address or phone number, also in the trash. */
  countAddress: (contact: string) =>
    post<PersonalDataSummary>('/address-data/count', addressOf(contact)),
  /** Permanently deletes all data of an email address or phone number. */
  eraseAddress: (contact: string) =>
    post<PersonalDataCount>('/address-data/erase', addressOf(contact)),
  remove: (id: string) => remove(itemPath(PATH, id)),
  /** Restores a deleted message; rejects with a 404 when it was removed permanently. */
  restore: (id: string) => post<Message>(`${itemPath(PATH, id)}/restore`),
};
