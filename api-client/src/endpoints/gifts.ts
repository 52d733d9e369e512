import type { Gift, GiftDraft, GiftState, GiftTotal } from '../entities/inbox/gift';
import { getCsv } from './csv';
import { getPage, itemPath, listQuery, type ListQuery, type Page } from './list';
import { createConfig, type CreateOptions } from './saving';
import { get, post, put, remove } from './methods';

const PATH = '/gifts';

/** The filter `category` is the state. */
const filterParams = ({ category, ...query }: ListQuery) => ({ ...query, state: category });

/** Reads one page of gifts, newest first. */
const list = (query: ListQuery = {}, signal?: AbortSignal): Promise<Page<Gift>> =>
  getPage(PATH, filterParams(query), signal);

const receiptPath = (id: string) => `${itemPath(PATH, id)}/receipt`;

/** Announced gifts and their receipts. Everyone may announce; the rest is for administrators. */
export const gifts = {
  announce: (draft: GiftDraft, options?: CreateOptions) =>
    post<{ reference: string }>(PATH, draft, createConfig(options)),
  query: listQuery('gifts', list),
  /** All gifts that match, as CSV. */
  export: ({ search, category }: ListQuery) =>
    getCsv(`${PATH}/export`, filterParams({ search, category })),
  totals: (signal?: AbortSignal) => get<GiftTotal[]>(`${PATH}/totals`, signal),
  setState: (id: string, state: GiftState) => put<Gift>(`${itemPath(PATH, id)}/state`, { state }),
  /** Issues a receipt, or reads the valid one: its number, and its text in both languages. */
  receipt: (id: string) => post<{ number: number; text: string }>(receiptPath(id)),
  cancelReceipt: (id: string, reason: string) => post(`${receiptPath(id)}/cancel`, { reason }),
  mailReceipt: (id: string) => post<{ number: number }>(`${receiptPath(id)}/mail`),
  remove: (id: string) => remove(itemPath(PATH, id)),
  /** Restores a deleted gift; rejects with a 404 if it was deleted permanently. */
  restore: (id: string) => post(`${itemPath(PATH, id)}/restore`),
};
