import type { CommentStatus, HeldFor, StoredComment } from '@charity-site/api-client/entities';

/** Options of the status filter; All is its empty option. */
export const STATUS_OPTIONS: { value: CommentStatus; label: string }[] = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'hidden', label: 'Hidden' },
  { value: 'spam', label: 'Spam' },
];

const REASONS: Record<HeldFor, string> = {
  '': '',
  approval: 'new comments wait',
  links: 'it contains a link',
  trap: 'a hidden field was filled in',
  speed: 'it was sent too quickly',
  repeated: 'the same text was sent several times',
  blocked: 'its address is blocked',
};

/** Sentence why a message or comment was held; '' if it was not. */
export const reasonText = (heldFor: HeldFor | undefined): string => {
  const reason = REASONS[heldFor ?? ''];
  return reason && `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
};

const STATUS_TEXTS: Record<CommentStatus, string> = {
  visible: '',
  waiting: 'Waiting for approval',
  hidden: 'Hidden',
  spam: 'Spam',
};

/** Text for the status of a comment; '' for one that visitors see. */
export const commentStatusText = ({ status }: Pick<StoredComment, 'status'>): string =>
  STATUS_TEXTS[status];

/**
 * Sentence why a comment is held; '' for one that a person approved or hid. The reason 'approval'
 * never moves a comment to spam, so a person did that.
 */
export const heldText = ({ status, heldFor }: Pick<StoredComment, 'status' | 'heldFor'>): string =>
  status === 'waiting' || (status === 'spam' && heldFor !== 'approval') ? reasonText(heldFor) : '';

type StatusChange = readonly [status: CommentStatus, label: string];
const APPROVE: StatusChange = ['visible', 'Approve'];
const HIDE: StatusChange = ['hidden', 'Hide'];
const TO_SPAM: StatusChange = ['spam', 'Move to spam'];

/** Changes of a comment by its status: the new status and the label of the button. */
export const STATUS_CHANGES: Record<CommentStatus, readonly StatusChange[]> = {
  visible: [HIDE, TO_SPAM],
  waiting: [APPROVE, HIDE, TO_SPAM],
  hidden: [APPROVE, TO_SPAM],
  spam: [APPROVE],
};

/** Success message by the new status. */
export const DONE: Record<CommentStatus, string> = {
  visible: 'Comment approved. Visitors see it now.',
  waiting: 'Comment held. Visitors do not see it.',
  hidden: 'Comment hidden. Visitors do not see it.',
  spam: 'Comment marked as spam. Visitors do not see it.',
};
