import type { AnyListing } from '../types/contentType';
import type { Translated } from '../languages/languages';
import type { Paging } from '../types/paging';
import { documents } from '../content/document';
import { hasPages } from '../types/publicPath';

/** Maximum length of a search term, in characters. */
export const SITE_SEARCH_MAX = 100;

/** A part of a text with highlighted matches. */
export interface TextPart {
  text: string;
  /** True if it matches the search term. */
  found: boolean;
}

/** A result of the site search. */
export interface SiteSearchHit extends Translated {
  _id: string;
  /** Path of its content type, such as 'updates'. */
  list: string;
  /** Path of its page, or of the page that shows it. */
  href: string;
  title: TextPart[];
  /** The part of its text around the first match. */
  excerpt: TextPart[];
  /** The item's own date or time, ISO 8601; left out for types without one. */
  date?: string;
}

/** A page of results of the site search, best match first. */
export interface SiteSearchPage extends Paging {
  results: SiteSearchHit[];
  /** True if no item contains the words, and these only have similar titles. */
  similar: boolean;
  /** Number of matches in each list, largest first, regardless of the `list` filter. */
  kinds: { list: string; count: number }[];
}

/**
 * The searched field besides the title: the rich text of items with pages, and the summary of
 * documents. Undefined for a list that the site search does not cover.
 */
export const searchedField = (listed: AnyListing): string | undefined => {
  if (listed.path === documents.path) return 'summary';
  return hasPages(listed) ? listed.excerptFrom : undefined;
};

/** True if the site search covers a list. */
export const isSearchable = (listed: AnyListing): boolean => searchedField(listed) !== undefined;
