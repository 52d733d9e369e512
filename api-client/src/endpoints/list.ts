import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { http } from '@charity-site/api-client/http';
import type { Paging } from '../entities/lists';
import { isAlreadyStored } from '../errors';
import { changing, creating, type ChangeOptions, type CreateOptions } from './saving';

/** What a list can be asked for (docs/product.md 7.2). Pages count from 1; empty texts count as left out. */
export interface ListQuery {
  page?: number;
  limit?: number;
  search?: string;
  category?: string;
  /** Messages only; left out means all. */
  read?: boolean;
}

/** One page of a list, its array named `items` whatever the call calls it. */
export interface Page<Item> extends Paging {
  items: Item[];
}

const given = (query: object) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== ''));

/**
 * Reads one page of a list.
 *
 * @param path of the call, below the base address
 * @param items the array's name in the answer (docs/product.md 6.1)
 */
export const getPage = async <Item>(
  path: string,
  items: string,
  query: ListQuery & { fields?: string } = {},
  signal?: AbortSignal,
): Promise<Page<Item>> => {
  const { data } = await http.get<Paging & Record<string, unknown>>(path, { params: given(query), signal });
  const { currentPage, totalPages, totalItems } = data;
  return { items: data[items] as Item[], currentPage, totalPages, totalItems };
};

/**
 * The query over a list. A page that is shown stays until the next one is here, so that paging does not flash.
 *
 * @param name of the list in `api`: its query keys begin with it, so that one `invalidateQueries` reloads all of it
 */
export const listQuery =
  <const Name extends string, Item>(
    name: Name,
    list: (query?: ListQuery, signal?: AbortSignal) => Promise<Page<Item>>,
  ) =>
  (query: ListQuery = {}) =>
    queryOptions({
      queryKey: [name, 'list', query] as const,
      queryFn: ({ signal }) => list(query, signal),
      placeholderData: keepPreviousData,
    });

/**
 * The calls every list type has (docs/product.md 7), and the query over its pages; they differ in name and entity only.
 *
 * @param name of the list in `api`
 * @param path of the calls, below the base address
 * @param items the array's name in the answer, when it is another than the list's (docs/product.md 6.1)
 */
export const listCalls = <Item, Draft extends object>(name: string, path: string, items = name) => {
  const list = (query?: ListQuery, signal?: AbortSignal): Promise<Page<Item>> =>
    getPage<Item>(path, items, query, signal);
  const get = async (id: string, signal?: AbortSignal): Promise<Item> =>
    (await http.get<Item>(itemPath(path, id), { signal })).data;
  return {
    /** GET: one page. */
    list,
    /** The same as a query. */
    query: listQuery(name, list),
    /** GET: one record; rejects with a 404 when there is none. */
    get,
    /** POST: the stored record. Rejects with a 422 when the key has created one with other content (see `createdBefore`). */
    create: async (draft: Draft, options?: CreateOptions): Promise<Item> =>
      (await http.post<Item>(path, draft, creating(options))).data,
    /** PUT: the record as it is stored now. A change that an earlier call has stored already is no conflict. */
    update: async (id: string, draft: Draft, options?: ChangeOptions): Promise<Item> => {
      try {
        return (await http.put<Item>(itemPath(path, id), draft, changing(options))).data;
      } catch (error) {
        if (!isAlreadyStored(error)) throw error;
        return get(id, options?.signal);
      }
    },
    /** DELETE. */
    remove: async (id: string): Promise<void> => {
      await http.delete(itemPath(path, id));
    },
    /** Brings a deleted record back; rejects with a 404 when it is gone for good. */
    restore: async (id: string): Promise<Item> => (await http.post<Item>(`${itemPath(path, id)}/restore`)).data,
  };
};

/** Which way an item moves in a list that has an order of its own. */
export type MoveDirection = 'up' | 'down';

/**
 * The calls of a list with an order of its own: those of every list, and a move by one place. The server changes all the
 * numbers a move touches, or none (decision 0004).
 */
export const orderedListCalls = <Item, Draft extends object>(name: string, path: string, items = name) => ({
  ...listCalls<Item, Draft>(name, path, items),
  /** Changes places with the neighbour; rejects with a 404 when the item is gone. At the end of the list nothing changes. */
  move: async (id: string, direction: MoveDirection): Promise<Item> =>
    (await http.put<Item>(`${itemPath(path, id)}/place`, { direction })).data,
});

/** The path of one item; the id is the address bar's word and may hold anything. */
export const itemPath = (path: string, id: string): string => `${path}/${encodeURIComponent(id)}`;
