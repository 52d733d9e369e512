import type { AnyEntry } from '../fields/entries';
import type { Paging } from '../types/lists';

/**
 * Kinds of changes. `stored` is the state of an item that was there before its first recorded
 * change, such as demo content. `erased` is a deletion for good.
 */
export const CHANGE_ACTIONS = [
  'stored',
  'created',
  'changed',
  'moved',
  'deleted',
  'restored',
  'erased',
  'read',
  'unread',
  'published',
  'scheduled',
  'unpublished',
  'translated',
  'invited',
  'joined',
  'madeAdministrator',
  'madeEditor',
  'accessEnded',
  'passwordRecovered',
  'answered',
  'unanswered',
  'noted',
  'approved',
  'held',
  'hidden',
  'spam',
  'inbox',
] as const;

export type ChangeAction = (typeof CHANGE_ACTIONS)[number];

/** The list of changes of the people with access. Their actions are the last six. */
export const PEOPLE_LIST = 'people';

/** One change that a signed-in person made. */
export interface Change {
  _id: string;
  /** UTC ISO 8601. */
  at: string;
  action: ChangeAction;
  /** Path of the definition of the list or singleton, such as 'updates'. */
  list: string;
  /**
   * Id of the item; for a page hero the page, for a singleton its path. That of a translation ends
   * with '/' and its language.
   */
  item: string;
  /** Name of the item at that time; '' when it was erased. */
  title: string;
  /** Name of the person; '' when unknown. */
  by: string;
  /**
   * True when the fields of the item after this change are kept, so that they can be shown and
   * restored.
   */
  hasFields: boolean;
}

/** A change with the fields of the item after it. */
export type ItemVersion = Change & { fields: Record<string, string | number | AnyEntry[]> };

/** One page of changes, newest first, and everyone who made one. */
export type ChangePage = Paging & { changes: Change[]; people: string[] };

/** An item in the trash. */
export interface TrashedItem {
  _id: string;
  /** Path of the definition of the list or singleton, such as 'updates'. */
  list: string;
  title: string;
  /** UTC ISO 8601. */
  deletedAt: string;
  /** When it is erased, UTC ISO 8601. */
  erasedAt: string;
}
