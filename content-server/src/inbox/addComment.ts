import { comments, updates, type CommentDraft } from '@charity-site/api-client/entities';
import { findIdBySlug } from '../content/slugs/findIdBySlug';
import type { IdempotencyKey } from '../content/rows/idempotencyKey';
import { createOnce } from '../content/crud/createOnce';
import { findPublicRow } from '../content/crud/store';
import type { Database, ListRow, Queryable } from '../db/database';
import { isMissingParent } from '../db/dialects/faults';
import { existing, HttpError, notFound } from '../http/httpError';
import type { Visitor } from './formCheck';
import { classifyComment } from './spamRules';
import { rememberSender, senderOf } from './senders';

/**
 * Adds a valid comment to the update with this id or slug. It is visible or held. Throws a 404 if
 * there is no such update, a 409 if comments are closed.
 */
export const addComment = async (
  database: Database,
  draft: CommentDraft,
  { key, visitor }: { key: IdempotencyKey | undefined; visitor: Visitor },
): Promise<ListRow> => {
  const found = await findPublicRow(
    database,
    updates,
    await findIdBySlug(database, updates, draft.updateId),
  );
  const update = existing(found, updates.item);
  if (update.commenting === 'closed')
    throw new HttpError(409, 'Comments on this update are closed.');
  const sender = await senderOf(database, visitor.ip);
  const columns = await classifyComment(database, sender, draft, visitor);
  const also = (transaction: Queryable, { _id }: ListRow) =>
    rememberSender(transaction, _id, sender);
  return createOnce(
    database,
    comments,
    { ...draft, updateId: update._id },
    { key, columns, also },
  ).catch((error: unknown) => {
    // The update was deleted at the same time.
    throw isMissingParent(error) ? notFound(updates.item) : error;
  });
};
