import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { siteSearch, type SiteSearch } from '../endpoints/siteSearch';

/** A page of what a search of the site found. The current one stays on screen until the next one has loaded. */
export const siteSearchQuery = (query: SiteSearch) =>
  queryOptions({
    queryKey: ['search', query] as const,
    queryFn: ({ signal }) => siteSearch(query, signal),
    placeholderData: keepPreviousData,
    enabled: query.q !== '',
  });
