import {
  isCalendarDate,
  LIST_ORDERS,
  PAGE_SIZES,
  PUBLICATION_STATES,
  type ListOrder,
  type PublicationState,
} from '@charity-site/api-client/entities';
import { pageIn, useUrlState } from './useUrlState';

/**
 * The part of a list's state that is in the URL. Pages count from 1; '' means no search or filter.
 */
export interface ListParams {
  page: number;
  search: string;
  category: string;
  read: string;
  status: PublicationState | '';
  /** '' for the list's own order. */
  sort: ListOrder | '';
  /** `YYYY-MM-DD`, or ''. */
  from: string;
  to: string;
  /** Items on a page; 0 for as many as the list shows by itself. */
  limit: number;
}

const dayIn = (params: URLSearchParams, name: 'from' | 'to'): string => {
  const day = params.get(name) ?? '';
  return isCalendarDate(day) ? day : '';
};

/** Reads a list's state from the URL; invalid values count as left out. */
export const readListParams = (params: URLSearchParams): ListParams => ({
  page: pageIn(params),
  search: params.get('search') ?? '',
  category: params.get('category') ?? '',
  read: params.get('read') ?? '',
  status: PUBLICATION_STATES.find((state) => state === params.get('status')) ?? '',
  sort: LIST_ORDERS.find((order) => order === params.get('sort')) ?? '',
  from: dayIn(params, 'from'),
  to: dayIn(params, 'to'),
  limit: PAGE_SIZES.find((size) => size === Number(params.get('limit'))) ?? 0,
});

/**
 * The list's state in the URL, and a function to change it, which goes to page 1 unless it names a
 * page.
 */
export function useListParams() {
  const [address, set] = useUrlState(readListParams);
  const change: typeof set = (changes, how) => set({ page: 1, ...changes }, how);
  return [address, change] as const;
}
