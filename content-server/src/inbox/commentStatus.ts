import { comments, type ChangeAction, type CommentStatus } from '@charity-site/api-client/entities';
import { changeRow } from '../content/crud/store';
import type { Database, ListRow } from '../db/database';
import type { Actor } from '../content/history/recordChange';

const ACTIONS: Record<CommentStatus, ChangeAction> = {
  visible: 'approved',
  waiting: 'held',
  hidden: 'hidden',
  spam: 'spam',
};

/** Changes the status of a comment and records it; undefined if the comment does not exist. */
export const changeStatus = (
  database: Database,
  id: string,
  status: CommentStatus,
  by: Actor | undefined,
): Promise<ListRow | undefined> =>
  changeRow(database, comments, id, { action: ACTIONS[status], by }, (before) =>
    before.status === status ? undefined : { status },
  );
