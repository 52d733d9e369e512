import { keepPreviousData } from '@tanstack/react-query';
import { siteSearch, type SiteSearch } from '../endpoints/siteSearch';
import { queryOf } from '../endpoints/queryOf';

/**
 * One page of the site search's results. The current page stays on screen until the next one has
 * loaded.
 */
export const siteSearchQuery = (query: SiteSearch) =>
  queryOf(['search', query], (signal) => siteSearch(query, signal), {
    placeholderData: keepPreviousData,
    enabled: query.q !== '',
  });
