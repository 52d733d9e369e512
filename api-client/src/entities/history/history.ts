import type { AnyEntry } from '../fields/entries';
import type { Paging } from '../types/paging';

/**
 * Kinds of changes. `stored` is the state of an item before its first recorded change, such as demo
 * content. `erased` is a permanent deletion.
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
  'announced',
  'received',
  'not-received',
  'receipted',
  'receiptCancelled',
] as const;

export type ChangeAction = (typeof CHANGE_ACTIONS)[number];

/** The list name of changes to the people with access. */
export const PEOPLE_LIST = 'people';

/** A change by a signed-in person. */
export interface Change {
  _id: string;
  /** UTC ISO 8601. */
  at: string;
  action: ChangeAction;
  /** Path of the definition of the list or singleton, such as 'updates'. */
  list: string;
  /**
   * Id of the item; for a page hero the page, for a singleton its path. For a translation with '/'
   * and the language at its end.
   */
  item: string;
  /** Name of the item at that time; '' if the item was deleted permanently. */
  title: string;
  /** Name of the person; '' when unknown. */
  by: string;
  /** True if the item's fields after this change are stored, so that they can be restored. */
  hasFields: boolean;
}

/** A change with the item's fields after it. */
export type ItemVersion = Change & { fields: Record<string, string | number | AnyEntry[]> };

/** One page of changes, newest first, and the names of all people with changes. */
export type ChangePage = Paging & { changes: Change[]; people: string[] };

/** An item in the trash. */
export interface TrashedItem {
  _id: string;
  /** Path of the definition of the list or singleton, such as 'updates'. */
  list: string;
  title: string;
  /** UTC ISO 8601. */
  deletedAt: string;
  /** When it is purged, UTC ISO 8601. */
  erasedAt: string;
}
