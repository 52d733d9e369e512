import type { AnyListing } from '../types/contentType';
import type { Translated } from '../languages/languages';
import type { Paging } from '../types/lists';
import { documents } from '../content/document';
import { hasPages } from '../types/publicPath';

/** Maximum length of a search of the site, in characters. */
export const SITE_SEARCH_MAX = 100;

/** A piece of a text. */
export interface TextPart {
  text: string;
  /** True when it is a word that was searched for. */
  found: boolean;
}

/** An item that a search of the site found. */
export interface FoundItem extends Translated {
  _id: string;
  /** Path of its content type, such as 'updates'. */
  list: string;
  /** Address of its page, or of the page that shows it. */
  href: string;
  title: TextPart[];
  /** The part of its text around the first word that was found. */
  excerpt: TextPart[];
  /** The item's own date or time, ISO 8601; left out for types without one. */
  date?: string;
}

/** A page of what a search of the site found, the best first. */
export interface FoundPage extends Paging {
  results: FoundItem[];
  /** True when no item has the words, and these only have similar titles. */
  similar: boolean;
  /**
   * Number of items with the words in each list, the largest first, whichever list was asked for.
   */
  kinds: { list: string; count: number }[];
}

/**
 * The field that a search of the site covers beside the title: the rich text of items with pages of
 * their own, and the summary of documents. Undefined for a list that the search does not cover.
 */
export const searchedField = (listed: AnyListing): string | undefined => {
  if (listed.path === documents.path) return 'summary';
  return hasPages(listed) ? listed.excerptFrom : undefined;
};

/** True if a search of the site covers a list. */
export const isSearchable = (listed: AnyListing): boolean => searchedField(listed) !== undefined;
