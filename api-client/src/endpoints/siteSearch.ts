import { http } from '@charity-site/api-client/http';
import type { FoundPage } from '../entities/siteSearch';

/** What a search of the site asks for. */
export interface SiteSearch {
  /** The words; at most `SITE_SEARCH_MAX` characters. */
  q: string;
  page: number;
}

/** GET: a page of the published items that have the words, the best first. */
export const siteSearch = async (query: SiteSearch, signal?: AbortSignal): Promise<FoundPage> =>
  (await http.get<FoundPage>('/search', { params: query, signal })).data;
