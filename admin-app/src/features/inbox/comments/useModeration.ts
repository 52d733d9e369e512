import { api } from '@charity-site/api-client';
import type { CommentStatus, StoredComment } from '@charity-site/api-client/entities';
import { useConfirm } from '../../../shared/mutations/useConfirm';
import {
  useMutationWithNotice,
  type MutatingScreen,
} from '../../../shared/mutations/useMutationWithNotice';
import { DONE } from './commentTexts';

/** Approves, hides and blocks comments. A change can be undone, and a failed one retried. */
export function useModeration({ reload, onNotice }: MutatingScreen) {
  const { run } = useMutationWithNotice(onNotice, reload);

  const setStatus = (_id: string, status: CommentStatus, previous?: CommentStatus) =>
    run({
      call: () => api.comments.setStatus(_id, status),
      done: () => ({ text: DONE[status], undo: previous && (() => void setStatus(_id, previous)) }),
      failed: 'Failed to change the comment.',
      repeats: true,
    });
  return {
    change: (comment: StoredComment, status: CommentStatus) =>
      void setStatus(comment._id, status, comment.status),
    /** Confirmation before the sender of a comment is blocked. */
    blocking: useConfirm(({ _id }: StoredComment) =>
      run({
        call: () => api.comments.block(_id),
        done: 'Address blocked. What it sends from now on goes to spam.',
        failed: 'Failed to block the address.',
        repeats: true,
      }),
    ),
  };
}
