import type { FoundPage } from '../entities/search/siteSearch';
import { get } from './methods';

/** Query of a search of the site. */
export interface SiteSearch {
  /** The words; at most `SITE_SEARCH_MAX` characters. */
  q: string;
  page: number;
  /** The only list whose items are wanted, such as 'updates'; all when left out. */
  list?: string;
}

/** GET: a page of the published items that have the words, the best first. */
export const siteSearch = (query: SiteSearch, signal?: AbortSignal) =>
  get<FoundPage>('/search', signal, { params: query });
