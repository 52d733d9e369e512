import { listing, newestBy, type DraftOf } from './contentType';
import { email, MAX, object, requiredText } from './fields';
import { updates } from './update';

/** A visitor's comment on an update (docs/product.md 6.1). */
export const comments = listing({
  path: 'comments',
  table: 'comments',
  items: 'comments',
  item: 'Comment',
  rules: object({
    updateId: requiredText('Update', MAX.name),
    guestName: requiredText('Name', MAX.name),
    guestEmail: email(),
    commentText: requiredText('Comment', MAX.comment),
  }),
  searchIn: ['guestName', 'guestEmail', 'commentText'],
  sort: newestBy('createdAt'),
  owner: { of: updates, by: 'updateId' },
});

export type CommentDraft = DraftOf<typeof comments>;

/** A comment without the sender's e-mail, for visitors (docs/product.md 7.9). */
export type Comment = Omit<CommentDraft, 'guestEmail'> & { _id: string; createdAt: string };

/** A comment with the sender's e-mail and the title of the update, for the administrator. */
export type StoredComment = CommentDraft & { _id: string; createdAt: string; updateTitle: string };
