import { useQuery } from '@tanstack/react-query';
import type { PageQuery } from '@charity-site/api-client';
import {
  dateColumnOf,
  ordersOf,
  PAGE_SIZES,
  type AnyContentType,
  type ListOrder,
} from '@charity-site/api-client/entities';
import { useEffect, useState } from 'react';
import { listQuery } from './listQuery';
import { useListParams, type ListParams } from './useListParams';
import { useDebouncedValue } from './useDebouncedValue';

/**
 * The state of a list screen: page, search, filters and order in the URL; fetches debounced by 300
 * ms; page 1 after a new search, filter or order; page numbers within range, and the last page if
 * the current one no longer exists.
 * @param type content type of a list that can be sorted and filtered by date
 */
export function useContentList<Item>(
  query: PageQuery<Item>,
  pageSize: number,
  type?: AnyContentType,
) {
  const [params, change] = useListParams();
  const [typed, setTyped] = useState(params.search);
  const isNewSearch = typed !== params.search;
  const debounced = useDebouncedValue({
    ...params,
    search: typed,
    page: isNewSearch ? 1 : params.page,
  });
  const result = useQuery(query(listQuery(debounced, pageSize, type)));

  // The URL also changes by Back and by links to this screen. This hook's own changes come from
  // `debounced`.
  const [urlSearch, setUrlSearch] = useState(params.search);
  if (params.search !== urlSearch) {
    setUrlSearch(params.search);
    if (params.search !== debounced.search) setTyped(params.search);
  }
  useEffect(() => {
    if (debounced.search === typed && typed !== params.search)
      change({ search: typed }, { replace: true });
  });

  const data = result.data;
  const totalPages = data?.totalPages ?? 1;
  const isPastTheEnd = Boolean(
    data && !result.isPlaceholderData && params.page > totalPages && debounced.page === params.page,
  );
  useEffect(() => {
    if (isPastTheEnd) change({ page: totalPages }, { replace: true });
  });

  const [ownOrder] = type ? ordersOf(type) : [];
  const { sort } = listQuery(params, pageSize, type);
  const hasDates = Boolean(type && dateColumnOf(type));
  const settling = JSON.stringify(debounced) !== JSON.stringify({ ...params, search: typed });
  return {
    items: data?.items ?? [],
    search: typed,
    category: params.category,
    read: params.read,
    state: params.status,
    status: listStatus(result.isError, data, isPastTheEnd),
    /** True if the visible list is about to change. */
    busy: Boolean(data) && (settling || result.isFetching),
    /** True if a search or a filter is set. */
    isNarrowed: Boolean(debounced.search.trim() || isFiltered(debounced)),
    /** True if a category, a state or dates are selected. */
    isFiltered: isFiltered(debounced),
    setSearch: setTyped,
    /** Clears search and filter. */
    clear: () => {
      setTyped('');
      change({ ...NO_FILTER, search: '' }, { replace: true });
    },
    narrow: (filters: Partial<Pick<ListParams, keyof typeof NO_FILTER>>) =>
      change(filters, { replace: true }),
    /** The current order; undefined for a list that cannot be sorted. */
    order: sort || ownOrder,
    /** True if the list has its default order. */
    isOwnOrder: !sort,
    setOrder: (order: ListOrder) =>
      change({ sort: order === ownOrder ? '' : order }, { replace: true }),
    /** Date filter, `YYYY-MM-DD` or ''; undefined for a list without dates. */
    days: hasDates ? { from: params.from, to: params.to } : undefined,
    /** Props of the list footer. */
    paging: {
      page: params.page,
      totalPages,
      onPage: (page: number) => {
        if (page >= 1 && page <= totalPages) change({ page }, { replace: false });
      },
      pageSize: params.limit || pageSize,
      pageSizes: PAGE_SIZES,
      onPageSize: (size: number) =>
        change({ limit: size === pageSize ? 0 : size }, { replace: true }),
    },
    retry: () => void result.refetch(),
  };
}

const NO_FILTER = { category: '', read: '', status: '', from: '', to: '' } as const;

const isFiltered = (params: ListParams): boolean =>
  (Object.keys(NO_FILTER) as (keyof typeof NO_FILTER)[]).some((name) => params[name] !== '');

const listStatus = (
  failed: boolean,
  data: { items: unknown[] } | undefined,
  isPastTheEnd: boolean,
): 'loading' | 'error' | 'empty' | 'loaded' => {
  if (failed && !data) return 'error';
  if (!data || isPastTheEnd) return 'loading';
  return data.items.length > 0 ? 'loaded' : 'empty';
};
