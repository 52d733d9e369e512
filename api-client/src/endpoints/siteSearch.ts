import type { SiteSearchPage } from '../entities/search/siteSearch';
import { get } from './methods';

/** Query of the site search. */
export interface SiteSearch {
  /** The words; at most `SITE_SEARCH_MAX` characters. */
  q: string;
  page: number;
  /** Only items of this list, such as 'updates'; all when left out. */
  list?: string;
}

/** GET: a page of the published items that contain the words, best match first. */
export const siteSearch = (query: SiteSearch, signal?: AbortSignal) =>
  get<SiteSearchPage>('/search', signal, { params: query });
