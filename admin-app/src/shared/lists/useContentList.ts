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
 * Logic of a list screen: page, search, filters and order in the URL, fetches debounced by 300 ms,
 * page 1 after a new search, filter or order, page numbers within range, and a step back when the
 * last page is gone.
 * @param type of a list that can be sorted and limited to some days
 */
export function useContentList<Item>(
  query: PageQuery<Item>,
  pageSize: number,
  type?: AnyContentType,
) {
  const [address, change] = useListParams();
  const [typed, setTyped] = useState(address.search);
  const isNewSearch = typed !== address.search;
  const asked = useDebouncedValue({
    ...address,
    search: typed,
    page: isNewSearch ? 1 : address.page,
  });
  const result = useQuery(query(listQuery(asked, pageSize, type)));

  // The URL can change from outside, by Back or by a link to this screen. Our own changes come from
  // `asked`.
  const [seen, setSeen] = useState(address.search);
  if (address.search !== seen) {
    setSeen(address.search);
    if (address.search !== asked.search) setTyped(address.search);
  }
  useEffect(() => {
    if (asked.search === typed && typed !== address.search)
      change({ search: typed }, { replace: true });
  });

  const data = result.data;
  const totalPages = data?.totalPages ?? 1;
  const isPastTheEnd = Boolean(
    data && !result.isPlaceholderData && address.page > totalPages && asked.page === address.page,
  );
  useEffect(() => {
    if (isPastTheEnd) change({ page: totalPages }, { replace: true });
  });

  const [ownOrder] = type ? ordersOf(type) : [];
  const { sort } = listQuery(address, pageSize, type);
  const hasDates = Boolean(type && dateColumnOf(type));
  const settling = JSON.stringify(asked) !== JSON.stringify({ ...address, search: typed });
  return {
    items: data?.items ?? [],
    search: typed,
    category: address.category,
    read: address.read,
    state: address.status,
    status: listStatus(result.isError, data, isPastTheEnd),
    /** A visible list is about to change. */
    busy: Boolean(data) && (settling || result.isFetching),
    /** True when a search or a filter is set. */
    isNarrowed: Boolean(asked.search.trim() || isFiltered(asked)),
    /** True when a category, a state or days are chosen. */
    isFiltered: isFiltered(asked),
    setSearch: setTyped,
    /** Clears search and filter. */
    clear: () => {
      setTyped('');
      change({ ...NO_FILTER, search: '' }, { replace: true });
    },
    narrow: (filters: Partial<Pick<ListParams, keyof typeof NO_FILTER>>) =>
      change(filters, { replace: true }),
    /** The order shown; undefined for a list that cannot be sorted. */
    order: sort || ownOrder,
    /** True when the list shows its own order. */
    isOwnOrder: !sort,
    setOrder: (order: ListOrder) =>
      change({ sort: order === ownOrder ? '' : order }, { replace: true }),
    /** The days that limit the list, `YYYY-MM-DD` or ''; undefined for a list without dates. */
    days: hasDates ? { from: address.from, to: address.to } : undefined,
    /** The properties of the foot of the list. */
    paging: {
      page: address.page,
      totalPages,
      onPage: (page: number) => {
        if (page >= 1 && page <= totalPages) change({ page }, { replace: false });
      },
      pageSize: address.limit || pageSize,
      pageSizes: PAGE_SIZES,
      onPageSize: (size: number) =>
        change({ limit: size === pageSize ? 0 : size }, { replace: true }),
    },
    retry: () => void result.refetch(),
  };
}

const NO_FILTER = { category: '', read: '', status: '', from: '', to: '' } as const;

const isFiltered = (address: ListParams): boolean =>
  (Object.keys(NO_FILTER) as (keyof typeof NO_FILTER)[]).some((name) => address[name] !== '');

const listStatus = (
  failed: boolean,
  data: { items: unknown[] } | undefined,
  isPastTheEnd: boolean,
): 'loading' | 'error' | 'empty' | 'loaded' => {
  if (failed && !data) return 'error';
  if (!data || isPastTheEnd) return 'loading';
  return data.items.length > 0 ? 'loaded' : 'empty';
};
