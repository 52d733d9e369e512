import { useSearchParams } from 'react-router-dom';

/** Items per page of public lists (docs/product.md 3.6). */
export const PUBLIC_PAGE_SIZE = 9;

/** The page number in `?page=`, from 1; anything invalid is page 1. */
export const pageNumber = (query: URLSearchParams): number => {
  const page = Number(query.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
};

/** The page number in the URL. */
export function usePageNumber(): number {
  const [query] = useSearchParams();
  return pageNumber(query);
}
