import { listing, newestBy, singleton, type DraftOf } from '../types/contentType';
import { choice, email, MAX, object, requiredText } from '../fields/fields';
import { updates } from '../content/update';

/** States of a comment. Only visible ones are shown to visitors. */
export const COMMENT_STATUSES = ['visible', 'waiting', 'hidden', 'spam'] as const;
export type CommentStatus = (typeof COMMENT_STATUSES)[number];

/** Why a comment or message was held; '' if it was not. */
export const HELD_FOR = ['', 'approval', 'links', 'trap', 'speed', 'repeated', 'blocked'] as const;
export type HeldFor = (typeof HELD_FOR)[number];

/** Rules of the request that changes the status of a comment. */
export const commentStatusRules = object({ status: choice('Status', COMMENT_STATUSES) });

/** Handling of new comments: they appear at once, or wait for approval. */
export const NEW_COMMENTS = ['appear', 'wait'] as const;

/** Settings of comments. If unset, comments appear at once. */
export const commentSettings = singleton({
  path: 'comment-settings',
  table: 'comment_settings',
  item: 'Comment settings',
  rules: object({ newComments: choice('New comments', NEW_COMMENTS) }),
});

export type CommentSettings = DraftOf<typeof commentSettings>;

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

/** A comment without the sender's email, for visitors (docs/product.md 7.9). */
export type Comment = Omit<CommentDraft, 'guestEmail'> & { _id: string; createdAt: string };

/** Response to a submitted comment. `waits` is true if it needs approval. */
export type SentComment = Comment & { waits?: boolean };

/** A comment with the sender's email and the title of the update, for the administrator. */
export type StoredComment = CommentDraft & {
  _id: string;
  createdAt: string;
  updateTitle: string;
  status: CommentStatus;
  heldFor: HeldFor;
  /** True if the sender's hashed IP is still stored, so that it can be blocked. */
  canBlock: boolean;
};

/** A sender whose comments and messages are held as spam. The IP itself is not stored. */
export interface BlockedSender {
  _id: string;
  /** Name of the sender. */
  name: string;
  /** UTC ISO 8601. */
  blockedAt: string;
  /** Who blocked the sender. */
  by: string;
}
