import { email, MAX, object, requiredText, type InferType } from './fields';

/** A visitor's comment on an update (docs/product.md 6.1). */
export const commentRules = object({
  updateId: requiredText('Update', MAX.name),
  guestName: requiredText('Name', MAX.name),
  guestEmail: email(),
  commentText: requiredText('Comment', MAX.comment),
});

export type CommentDraft = InferType<typeof commentRules>;

/** A comment as visitors read it: without the sender's e-mail (docs/product.md 7.9). */
export type Comment = Omit<CommentDraft, 'guestEmail'> & { _id: string; createdAt: string };

/** A comment as the administrator reads it: with the sender's e-mail and the title of the update. */
export type StoredComment = CommentDraft & { _id: string; createdAt: string; updateTitle: string };
