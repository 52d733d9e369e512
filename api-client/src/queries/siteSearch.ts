import { keepPreviousData } from '@tanstack/react-query';
import { siteSearch, type SiteSearch } from '../endpoints/siteSearch';
import { queryOf } from '../endpoints/queryOf';

/**
 * A page of what a search of the site found. The current one stays on screen until the next one has
 * loaded.
 */
export const siteSearchQuery = (query: SiteSearch) =>
  queryOf(['search', query], (signal) => siteSearch(query, signal), {
    placeholderData: keepPreviousData,
    enabled: query.q !== '',
  });
