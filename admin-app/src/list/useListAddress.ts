import { PUBLICATION_STATES, type PublicationState } from '@charity-site/api-client/entities';
import { useLocation, useSearchParams } from 'react-router-dom';

/**
 * The part of a list's state that is in the URL (docs/product.md 5.5). Pages count from 1; '' means no search or
 * filter.
 */
export interface ListAddress {
  page: number;
  search: string;
  category: string;
  read: string;
  status: PublicationState | '';
}

const NOTHING: ListAddress = { page: 1, search: '', category: '', read: '', status: '' };

/** Reads a list's state from the URL; invalid values count as left out. */
export const readListAddress = (params: URLSearchParams): ListAddress => {
  const page = Number(params.get('page'));
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    search: params.get('search') ?? '',
    category: params.get('category') ?? '',
    read: params.get('read') ?? '',
    status: PUBLICATION_STATES.find((state) => state === params.get('status')) ?? '',
  };
};

/** The list's state in the URL, and functions to change it; default values are left out. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const change = (changes: Partial<ListAddress>, how: { replace: boolean }) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        const address = { ...readListAddress(before), ...changes };
        for (const name of Object.keys(NOTHING) as (keyof ListAddress)[]) {
          if (address[name] === NOTHING[name]) next.delete(name);
          else next.set(name, String(address[name]));
        }
        return next;
      },
      { ...how, ...(how.replace && { state: state as unknown }) },
    );
  return [readListAddress(params), change] as const;
}
