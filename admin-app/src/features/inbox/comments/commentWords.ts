import type { CommentStatus, HeldFor, StoredComment } from '@charity-site/api-client/entities';

/** The filter of the list of comments; All is the neutral option. */
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

/** Why a message or a comment was held, as a sentence; '' when it was not. */
export const reasonText = (heldFor: HeldFor | undefined): string => {
  const reason = REASONS[heldFor ?? ''];
  return reason && `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
};

const STATES: Record<CommentStatus, string> = {
  visible: '',
  waiting: 'Waiting for approval',
  hidden: 'Hidden',
  spam: 'Spam',
};

/** The state of a comment that visitors do not see; '' for one that they see. */
export const stateText = ({ status }: Pick<StoredComment, 'status'>): string => STATES[status];

/**
 * Why a comment is held; '' for one that somebody approved or hid. New comments wait for approval
 * and never go to the spam by themselves, so that reason is not the one of spam.
 */
export const heldText = ({ status, heldFor }: Pick<StoredComment, 'status' | 'heldFor'>): string =>
  status === 'waiting' || (status === 'spam' && heldFor !== 'approval') ? reasonText(heldFor) : '';

type Change = readonly [status: CommentStatus, label: string];
const APPROVE: Change = ['visible', 'Approve'];
const HIDE: Change = ['hidden', 'Hide'];
const TO_SPAM: Change = ['spam', 'Move to spam'];

/** Changes of a comment in each state: the new state and the button. */
export const NEXT: Record<CommentStatus, readonly Change[]> = {
  visible: [HIDE, TO_SPAM],
  waiting: [APPROVE, HIDE, TO_SPAM],
  hidden: [APPROVE, TO_SPAM],
  spam: [APPROVE],
};

/** Message after a change, as a sentence. */
export const DONE: Record<CommentStatus, string> = {
  visible: 'Comment approved. Visitors see it now.',
  waiting: 'Comment held. Visitors do not see it.',
  hidden: 'Comment hidden. Visitors do not see it.',
  spam: 'Comment marked as spam. Visitors do not see it.',
};
