import { isId, messages, type MessageChange } from '@charity-site/api-client/entities';
import { changeRow } from '../content/crud/store';
import { moveToTrash } from '../content/trash/moveToTrash';
import { restoreFromTrash } from '../content/trash/restoreFromTrash';
import type { Database, Queryable } from '../db/database';
import type { Actor } from '../content/history/recordChange';

/** Marks a message as read or unread. */
export const markAsRead = (database: Database, id: string, read: boolean, by: Actor | undefined) =>
  changeRow(database, messages, id, { action: read ? 'read' : 'unread', by }, () => ({
    read: Number(read),
  }));

/** Marks a message as answered by somebody now, or as not answered. */
export const markAsAnswered = (
  database: Database,
  id: string,
  answered: boolean,
  by: Actor | undefined,
) =>
  changeRow(database, messages, id, { action: answered ? 'answered' : 'unanswered', by }, () => ({
    answeredAt: answered ? new Date().toISOString() : '',
    answeredBy: answered ? by?.name || by?.email || '' : '',
  }));

/** Saves the private note of a message. */
export const saveNote = (database: Queryable, id: string, note: string, by: Actor | undefined) =>
  changeRow(database, messages, id, { action: 'noted', by }, () => ({ note }));

const moveTo = (database: Database, id: string, folder: 'inbox' | 'spam', by: Actor | undefined) =>
  changeRow(database, messages, id, { action: folder, by }, () => ({
    folder,
    ...(folder === 'inbox' && { heldFor: '' }),
  }));

const APPLY: Record<
  MessageChange,
  (database: Database, id: string, by: Actor | undefined) => Promise<unknown>
> = {
  read: (database, id, by) => markAsRead(database, id, true, by),
  unread: (database, id, by) => markAsRead(database, id, false, by),
  spam: (database, id, by) => moveTo(database, id, 'spam', by),
  inbox: (database, id, by) => moveTo(database, id, 'inbox', by),
  delete: (database, id, by) => moveToTrash(database, messages, id, by),
  restore: (database, id, by) => restoreFromTrash(database, messages, id, { by }),
};

/**
 * Changes several messages, one transaction each, so that an interrupted call can be repeated.
 * Ignores missing messages.
 * @returns the number of changed messages
 */
export const changeMessages = async (
  database: Database,
  ids: string,
  change: MessageChange,
  by: Actor | undefined,
): Promise<number> => {
  let changed = 0;
  for (const id of new Set(ids.split(',').filter(isId)))
    if (await APPLY[change](database, id, by)) changed += 1;
  return changed;
};
