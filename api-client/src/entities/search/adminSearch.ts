import { COMMENT_STATUSES } from '../inbox/comment';
import type { LanguageCode } from '../languages/languages';
import { PUBLICATION_STATES } from '../types/publishing';
import type { TextPart } from './siteSearch';

/**
 * The group of what is in the trash; the other groups are named after their definitions, or
 * `PEOPLE_LIST`.
 */
export const TRASH_GROUP = 'trash';

/** Possible states of an entry; '' for an entry without a state. */
export const FOUND_STATES = ['', ...PUBLICATION_STATES, ...COMMENT_STATUSES, 'unread'] as const;

export type FoundState = (typeof FOUND_STATES)[number];

/**
 * An item, a singleton, a message, a comment or a person that the search of the admin area found.
 */
export interface FoundEntry {
  /** Id of the item; for a page hero the page, for a singleton its path. */
  _id: string;
  /** Path of its definition, such as 'updates', or `PEOPLE_LIST`. */
  list: string;
  title: TextPart[];
  /** The part of its text around the first word that was found. */
  excerpt: TextPart[];
  state: FoundState;
  /**
   * The language in which it has the words, and of its title and excerpt; left out for the first
   * one.
   */
  language?: LanguageCode;
}

/** Entries of one list, or of the trash, those with the words in their names first. */
export interface FoundGroup {
  /** Path of the definition, `PEOPLE_LIST` or `TRASH_GROUP`. */
  list: string;
  entries: FoundEntry[];
  /** True when there are more than these. */
  hasMore: boolean;
}

/** Results of the admin area's search; groups without entries are left out. */
export interface FoundEverywhere {
  groups: FoundGroup[];
}
