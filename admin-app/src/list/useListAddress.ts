import { useLocation, useSearchParams } from 'react-router-dom';

/** What of a list stands in the address (docs/product.md 5.5). Pages count from 1; '' means no search and no filter. */
export interface ListAddress {
  page: number;
  search: string;
  category: string;
  read: string;
}

const NOTHING: ListAddress = { page: 1, search: '', category: '', read: '' };

/** Reads a list's state out of the address; whatever makes no sense counts as left out. */
export const readListAddress = (params: URLSearchParams): ListAddress => {
  const page = Number(params.get('page'));
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    search: params.get('search') ?? '',
    category: params.get('category') ?? '',
    read: params.get('read') ?? '',
  };
};

/** The list's state in the address, and how to change it; what is as by default is left out of the address. */
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
