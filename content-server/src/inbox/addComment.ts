import { comments, updates, type CommentDraft } from '@charity-site/api-client/entities';
import { findIdBySlug } from '../content/slugs/findIdBySlug';
import { findPublicRow } from '../content/crud/store';
import { isMissingParent } from '../db/dialects/faults';
import { existing, HttpError, notFound } from '../http/httpError';
import { classifyComment } from './spamRules';
import { addSubmission, type AddSubmission } from './submissions';

/**
 * Adds a valid comment to the update with this id or slug. It is visible or held. Throws a 404 if
 * there is no such update, a 409 if comments are closed.
 */
export const addComment: AddSubmission<CommentDraft> = async (database, draft, origin) => {
  const found = await findPublicRow(
    database,
    updates,
    await findIdBySlug(database, updates, draft.updateId),
  );
  const update = existing(found, updates.item);
  if (update.commenting === 'closed')
    throw new HttpError(409, 'Comments on this update are closed.');
  return addSubmission(database, comments, { ...draft, updateId: update._id }, origin, (sender) =>
    classifyComment(database, sender, draft, origin.visitor),
  ).catch((error: unknown) => {
    // The update was deleted at the same time.
    throw isMissingParent(error) ? notFound(updates.item) : error;
  });
};
