import { comments, type ChangeAction, type CommentStatus } from '@charity-site/api-client/entities';
import { nextVersion } from '../content/rows/rows';
import { findRow } from '../content/crud/store';
import { byName, type Database, type ListRow } from '../db/database';
import { inTransaction, lockRow } from '../db/transaction';
import { recordChange, type Actor } from '../content/history/recordChange';

const ACTIONS: Record<CommentStatus, ChangeAction> = {
  visible: 'approved',
  waiting: 'held',
  hidden: 'hidden',
  spam: 'spam',
};

/** Changes the status of a comment and records it; undefined when there is no such comment. */
export const changeStatus = (
  database: Database,
  id: string,
  status: CommentStatus,
  by: Actor | undefined,
): Promise<ListRow | undefined> =>
  inTransaction(database, async (transaction) => {
    await lockRow(transaction, comments.table, id);
    const before = await findRow(transaction, comments, id);
    if (!before || before.status === status) return before;
    const row = { ...before, status, updatedAt: nextVersion(before.updatedAt) };
    await byName<ListRow>(transaction)
      .updateTable(comments.table)
      .set({ status, updatedAt: row.updatedAt })
      .where('_id', '=', id)
      .execute();
    await recordChange(transaction, { definition: comments, id, action: ACTIONS[status], row }, by);
    return row;
  });
