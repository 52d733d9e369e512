import { useSearchParams } from 'react-router-dom';

/** How many items public lists show on a page (docs/product.md 3.6). */
export const PUBLIC_PAGE_SIZE = 9;

/** The page that an address asks for with `?page=`, counted from 1; anything else than a page number is page 1. */
export const pageNumber = (query: URLSearchParams): number => {
  const page = Number(query.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
};

/** The page of the list in the address, and how to go to another. */
export function usePageNumber(): [page: number, goTo: (page: number) => void] {
  const [query, setQuery] = useSearchParams();
  return [pageNumber(query), (page) => setQuery(page === 1 ? {} : { page: String(page) })];
}
