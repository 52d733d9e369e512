import { pageNumberOf } from '@charity-site/api-client/entities';
import { useSearchParams } from 'react-router-dom';

/** Items per page of public lists. */
export const PUBLIC_PAGE_SIZE = 9;

/** The page number in `?page=`, from 1; anything invalid is page 1. */
export const pageNumber = (query: URLSearchParams): number => pageNumberOf(query.get('page') ?? '');

/** The page number in the URL. */
export function usePageNumber(): number {
  const [query] = useSearchParams();
  return pageNumber(query);
}

/** The list params in a URL: `?page=` and `?category=`. An unknown category is ignored. */
export const listParams = (query: URLSearchParams, categories: readonly string[] = []) => {
  const category = query.get('category') ?? '';
  return {
    page: pageNumber(query),
    limit: PUBLIC_PAGE_SIZE,
    ...(categories.includes(category) && { category }),
  };
};

/** The list params in the current URL. */
export function useListParams(categories?: readonly string[]) {
  const [query] = useSearchParams();
  return listParams(query, categories);
}

/**
 * The query string of a list's URL, such as '?category=Social+Impact&page=2'; '' for page 1 of all
 * categories.
 */
export const listQueryString = ({
  page,
  category,
}: {
  page: number;
  category?: string;
}): string => {
  const query = new URLSearchParams({
    ...(category && { category }),
    ...(page > 1 && { page: String(page) }),
  });
  const text = query.toString();
  return text && `?${text}`;
};
