import { COMMENT_STATUSES } from '../inbox/comment';
import type { LanguageCode } from '../languages/languages';
import { PUBLICATION_STATES } from '../types/publishing';
import type { TextPart } from './siteSearch';

/** The group of trash entries. Other groups have the path of a definition, or `PEOPLE_LIST`. */
export const TRASH_GROUP = 'trash';

/** States of a result; '' without a state. */
export const SEARCH_HIT_STATES = [
  '',
  ...PUBLICATION_STATES,
  ...COMMENT_STATUSES,
  'unread',
] as const;

export type SearchHitState = (typeof SEARCH_HIT_STATES)[number];

/** A result of the admin search: an item, singleton, message, comment or person. */
export interface SearchHit {
  /** Id of the item; for a page hero the page, for a singleton its path. */
  _id: string;
  /** Path of its definition, such as 'updates', or `PEOPLE_LIST`. */
  list: string;
  title: TextPart[];
  /** The part of its text around the first match. */
  excerpt: TextPart[];
  state: SearchHitState;
  /** Language of the match, the title and the excerpt; left out for the default language. */
  language?: LanguageCode;
}

/** Results from one list or the trash, matches in the name first. */
export interface SearchGroup {
  /** Path of the definition, `PEOPLE_LIST` or `TRASH_GROUP`. */
  list: string;
  entries: SearchHit[];
  /** True if there are more results. */
  hasMore: boolean;
}

/** Results of the admin search; empty groups are left out. */
export interface SearchResponse {
  groups: SearchGroup[];
}
