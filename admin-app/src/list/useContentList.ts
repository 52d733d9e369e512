import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { ListQuery, Page } from '@charity-site/api-client';
import { useEffect, useState } from 'react';
import { listQuery } from './listQuery';
import { useListAddress } from './useListAddress';
import { useSettled } from './useSettled';

/** Waiting time after the last change of search, filter or page, in milliseconds (docs/product.md 10). */
const SEARCH_DEBOUNCE = 300;

/** One of api-client's list queries, ready to be asked. */
export interface AnyListQuery<Item> {
  queryKey: QueryKey;
  queryFn?: UseQueryOptions<Page<Item>>['queryFn'];
}

/**
 * The logic of a list screen, without any pixels: page, search and filters in the address, a fetch 300 ms after the last
 * change, page 1 on a new search or filter, pages from 1 to the last only, and a step back when the last page has gone
 * (docs/product.md 5.5, 5.7).
 */
export function useContentList<Item>(query: (query?: ListQuery) => AnyListQuery<Item>, pageSize: number) {
  const [address, change] = useListAddress();
  const [typed, setTyped] = useState(address.search);
  const isNewSearch = typed !== address.search;
  const asked = useSettled({ ...address, search: typed, page: isNewSearch ? 1 : address.page }, SEARCH_DEBOUNCE);
  const result = useQuery(query(listQuery(asked, pageSize)) as UseQueryOptions<Page<Item>>);

  // The address can change from outside: by Back, or by a link to this very screen. Our own changes come from `asked`.
  const [seen, setSeen] = useState(address.search);
  if (address.search !== seen) {
    setSeen(address.search);
    if (address.search !== asked.search) setTyped(address.search);
  }
  useEffect(() => {
    if (asked.search === typed && typed !== address.search) change({ search: typed, page: 1 }, { replace: true });
  });

  const data = result.data;
  const totalPages = data?.totalPages ?? 1;
  const isPastTheEnd = Boolean(
    data && !result.isPlaceholderData && address.page > totalPages && asked.page === address.page,
  );
  useEffect(() => {
    if (isPastTheEnd) change({ page: totalPages }, { replace: true });
  });

  const settling = JSON.stringify(asked) !== JSON.stringify({ ...address, search: typed });
  return {
    items: data?.items ?? [],
    page: address.page,
    totalPages,
    totalItems: data?.totalItems ?? 0,
    search: typed,
    category: address.category,
    read: address.read,
    status: listStatus(result.isError, data, isPastTheEnd),
    /** A shown list is about to change. */
    busy: Boolean(data) && (settling || result.isFetching),
    /** Whether a search or a filter narrows the list. */
    isNarrowed: Boolean(asked.search.trim() || asked.category || asked.read),
    setSearch: setTyped,
    /** The whole list again. */
    clear: () => {
      setTyped('');
      change({ search: '', category: '', read: '', page: 1 }, { replace: true });
    },
    setCategory: (category: string) => change({ category, page: 1 }, { replace: true }),
    setRead: (read: string) => change({ read, page: 1 }, { replace: true }),
    setPage: (page: number) => {
      if (page >= 1 && page <= totalPages) change({ page }, { replace: false });
    },
    retry: () => void result.refetch(),
  };
}

const listStatus = (
  failed: boolean,
  data: { items: unknown[] } | undefined,
  isPastTheEnd: boolean,
): 'loading' | 'error' | 'empty' | 'loaded' => {
  if (failed && !data) return 'error';
  if (!data || isPastTheEnd) return 'loading';
  return data.items.length > 0 ? 'loaded' : 'empty';
};
