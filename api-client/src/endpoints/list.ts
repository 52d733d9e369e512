import { keepPreviousData } from '@tanstack/react-query';
import type { ListOrder } from '../entities/types/listOrder';
import type { Paging } from '../entities/types/paging';
import type { ListState } from '../entities/history/review';
import { get } from './methods';
import { queryOf } from './queryOf';

/** Query of a list (docs/product.md 7.2). The first page is 1. Empty texts are left out. */
export interface ListQuery {
  page?: number;
  limit?: number;
  search?: string;
  category?: string;
  /** With drafts only: the items in this state; all when left out. */
  status?: ListState | '';
  /** The list's own order when left out. */
  sort?: ListOrder | '';
  /** Only items with a date on this day (`YYYY-MM-DD`) or later. */
  from?: string;
  /** Only items with a date on this day (`YYYY-MM-DD`) or earlier. */
  to?: string;
  /** Messages only; all when left out. */
  read?: boolean;
}

/** One page of a list. Its array is always `items`; in responses its name depends on the list. */
export interface Page<Item> extends Paging {
  items: Item[];
}

/** Query that adds the alternative texts and focal points of pictures to the response. */
export const WITH_PICTURES = { pictures: true };

/** Paths of the definitions with lists. */
const PATHS_WITH_LISTS: readonly string[] = [
  'about-us',
  'figures',
  'giving',
  'groups',
  'projects',
  'redirects',
];

/** Query for lists as arrays of objects in the response. */
export const WITH_LISTS = { lists: 'objects' };

/** The same for the definition at a path; undefined for one without lists. */
export const listsOf = (path: string): typeof WITH_LISTS | undefined =>
  PATHS_WITH_LISTS.includes(path) ? WITH_LISTS : undefined;

const withoutEmpty = (query: object) =>
  Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== undefined && value !== ''),
  );

/**
 * Reads one page of a list.
 *
 * @param path of the call, below `apiBase`
 */
export const getPage = async <Item>(
  path: string,
  query: object = {},
  signal?: AbortSignal,
): Promise<Page<Item>> => {
  const { currentPage, totalPages, totalItems, ...named } = await get<
    Paging & Record<string, unknown>
  >(path, signal, {
    params: withoutEmpty(query),
  });
  // The array is the only other property of the response, named after the list.
  return { items: Object.values(named).flat() as Item[], currentPage, totalPages, totalItems };
};

/**
 * Creates the query over a list. The current page stays on screen until the next one has loaded.
 *
 * @param name the last part of the path; all query keys begin with it, so that one
 * `invalidateQueries` reloads all of them
 * @param keyOf distinguishes responses with different fields in the cache
 */
export const listQuery =
  <Item>(
    name: string,
    list: (query?: ListQuery, signal?: AbortSignal) => Promise<Page<Item>>,
    keyOf = (query: ListQuery): readonly [string, string, object] => [name, 'list', query],
  ) =>
  (query: ListQuery = {}) =>
    queryOf(keyOf(query), (signal) => list(query, signal), {
      placeholderData: keepPreviousData,
    });

export type PageQuery<Item> = ReturnType<typeof listQuery<Item>>;

/** The path of one item. Encodes the id, which can come from the URL. */
export const itemPath = (path: string, id: string): string => `${path}/${encodeURIComponent(id)}`;
