import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { http } from '@charity-site/api-client/http';
import type { Paging } from '../entities/lists';

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
 */
export const getPage = async <Item>(
  path: string,
  query: ListQuery & { fields?: string } = {},
  signal?: AbortSignal,
): Promise<Page<Item>> => {
  const { data } = await http.get<Paging & Record<string, unknown>>(path, { params: given(query), signal });
  const { currentPage, totalPages, totalItems, ...named } = data;
  // The array is the one thing in the answer that is named after the list.
  return { items: Object.values(named).flat() as Item[], currentPage, totalPages, totalItems };
};

/**
 * The query over a list. A page that is shown stays until the next one is here, so that paging does not flash.
 *
 * @param name the last part of the path: the query keys begin with it, so that one `invalidateQueries` reloads all of it
 * @param kind keeps answers with different fields apart
 */
export const listQuery =
  <Item>(name: string, list: (query?: ListQuery, signal?: AbortSignal) => Promise<Page<Item>>, kind = 'list') =>
  (query: ListQuery = {}) =>
    queryOptions({
      queryKey: [name, kind, query] as const,
      queryFn: ({ signal }) => list(query, signal),
      placeholderData: keepPreviousData,
    });

/** A query over the pages of a list. */
export type PageQuery<Item> = ReturnType<typeof listQuery<Item>>;

/** The path of one item; the id is the address bar's word and may hold anything. */
export const itemPath = (path: string, id: string): string => `${path}/${encodeURIComponent(id)}`;
