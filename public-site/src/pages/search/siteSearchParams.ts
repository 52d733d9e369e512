import type { SiteSearch } from '@charity-site/api-client';
import { SITE_SEARCH_MAX } from '@charity-site/api-client/entities';
import { pageNumber } from '../../components/list/usePageNumber';

/** Labels of the kinds of results, by content type. */
export const KINDS: Readonly<Record<string, string>> = {
  updates: 'News & Updates',
  events: 'Events',
  projects: 'Our Projects',
  'case-studies': 'Case Studies',
  'use-cases': 'Use Cases',
  documents: 'Documents',
  pages: 'Pages',
};

/**
 * The search in the URL: text, page, and kind of results; an unknown kind is ignored. The text is
 * truncated to the maximum of the server.
 */
export const siteSearchParams = (query: URLSearchParams): SiteSearch => {
  const q = (query.get('q') ?? '').trim().slice(0, SITE_SEARCH_MAX);
  const list = query.get('kind') ?? '';
  return { q, page: pageNumber(query), ...(Object.hasOwn(KINDS, list) && { list }) };
};

/** Href of a search. */
export const searchHref = ({ q, page, list }: SiteSearch): string =>
  `/search?${new URLSearchParams({ q, ...(list && { kind: list }), ...(page > 1 && { page: String(page) }) }).toString()}`;
