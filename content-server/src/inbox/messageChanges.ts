import { isId, messages, type ChangeAction, type MessageChange } from '@charity-site/api-client/entities';
import { nextVersion } from '../content/rows/rows';
import { findRow } from '../content/crud/store';
import { moveToTrash } from '../content/trash/moveToTrash';
import { restoreFromTrash } from '../content/trash/restoreFromTrash';
import { byName, type ColumnValue, type Database, type ListRow } from '../db/database';
import { inTransaction, lockRow } from '../db/transaction';
import { recordChange, type Actor } from '../content/history/recordChange';

type Columns = Record<string, ColumnValue>;

/** Changes columns of a message and records it; undefined when there is no such message. */
const changeMessage = (
  database: Database,
  id: string,
  { columns, action, by }: { columns: Columns; action: ChangeAction; by: Actor | undefined },
): Promise<ListRow | undefined> =>
  inTransaction(database, async (transaction) => {
    await lockRow(transaction, messages.table, id);
    const before = await findRow(transaction, messages, id);
    if (!before) return undefined;
    const changes = { ...columns, updatedAt: nextVersion(before.updatedAt) };
    await byName<ListRow>(transaction).updateTable(messages.table).set(changes).where('_id', '=', id).execute();
    const row: ListRow = { ...before, ...changes };
    await recordChange(transaction, { definition: messages, id, action, row }, by);
    return row;
  });

/** Marks a message as read or unread. */
export const markAsRead = (database: Database, id: string, read: boolean, by: Actor | undefined) =>
  changeMessage(database, id, { columns: { read: Number(read) }, action: read ? 'read' : 'unread', by });

/** Marks a message as answered by somebody now, or as not answered. */
export const markAsAnswered = (database: Database, id: string, answered: boolean, by: Actor | undefined) =>
  changeMessage(database, id, {
    columns: answered
      ? { answeredAt: new Date().toISOString(), answeredBy: by?.name || by?.email || '' }
      : { answeredAt: '', answeredBy: '' },
    action: answered ? 'answered' : 'unanswered',
    by,
  });

/** Saves the private note of a message. */
export const saveNote = (database: Database, id: string, note: string, by: Actor | undefined) =>
  changeMessage(database, id, { columns: { note }, action: 'noted', by });

const moveTo = (database: Database, id: string, folder: 'inbox' | 'spam', by: Actor | undefined) =>
  changeMessage(database, id, { columns: { folder, ...(folder === 'inbox' && { heldFor: '' }) }, action: folder, by });

const MADE: Record<MessageChange, (database: Database, id: string, by: Actor | undefined) => Promise<unknown>> = {
  read: (database, id, by) => markAsRead(database, id, true, by),
  unread: (database, id, by) => markAsRead(database, id, false, by),
  spam: (database, id, by) => moveTo(database, id, 'spam', by),
  inbox: (database, id, by) => moveTo(database, id, 'inbox', by),
  delete: (database, id, by) => moveToTrash(database, messages, id, by),
  restore: (database, id, by) => restoreFromTrash(database, messages, id, by),
};

/**
 * Changes several messages, one transaction each, so that a call that breaks off can be repeated. Messages that are not there are
 * passed over. @returns the number of changed messages
 */
export const changeMessages = async (
  database: Database,
  ids: string,
  change: MessageChange,
  by: Actor | undefined,
): Promise<number> => {
  let changed = 0;
  for (const id of new Set(ids.split(',').filter(isId))) if (await MADE[change](database, id, by)) changed += 1;
  return changed;
};
