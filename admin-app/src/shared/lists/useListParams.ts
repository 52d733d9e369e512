import {
  isCalendarDate,
  LIST_ORDERS,
  PAGE_SIZES,
  LIST_STATES,
  type ListOrder,
  type ListState,
} from '@charity-site/api-client/entities';
import { pageIn, useUrlState } from './useUrlState';

/** A list's state in the URL. Pages count from 1; '' means no search or filter. */
export interface ListParams {
  page: number;
  search: string;
  category: string;
  read: string;
  status: ListState | '';
  /** '' for the list's default order. */
  sort: ListOrder | '';
  /** `YYYY-MM-DD`, or ''. */
  from: string;
  to: string;
  /** Items per page; 0 for the list's default. */
  limit: number;
}

const dayIn = (params: URLSearchParams, name: 'from' | 'to'): string => {
  const day = params.get(name) ?? '';
  return isCalendarDate(day) ? day : '';
};

/** Reads a list's state from the URL, with defaults for invalid values. */
export const readListParams = (params: URLSearchParams): ListParams => ({
  page: pageIn(params),
  search: params.get('search') ?? '',
  category: params.get('category') ?? '',
  read: params.get('read') ?? '',
  status: LIST_STATES.find((state) => state === params.get('status')) ?? '',
  sort: LIST_ORDERS.find((order) => order === params.get('sort')) ?? '',
  from: dayIn(params, 'from'),
  to: dayIn(params, 'to'),
  limit: PAGE_SIZES.find((size) => size === Number(params.get('limit'))) ?? 0,
});

/** The list's state in the URL, and its setter, which goes to page 1 unless it sets a page. */
export function useListParams() {
  const [params, set] = useUrlState(readListParams);
  const change: typeof set = (changes, options) => set({ page: 1, ...changes }, options);
  return [params, change] as const;
}
