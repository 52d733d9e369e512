import { api } from '@charity-site/api-client';
import type { CommentStatus, StoredComment } from '@charity-site/api-client/entities';
import { useConfirm } from '../../../shared/mutations/useConfirm';
import {
  useMutationWithNotice,
  type MutatingScreen,
} from '../../../shared/mutations/useMutationWithNotice';
import { DONE } from './commentWords';

/**
 * Approves, hides and blocks comments, and reports the result. A failed change is offered again, a
 * change can be undone.
 */
export function useModeration({ reload, onNotice }: MutatingScreen) {
  const { run } = useMutationWithNotice(onNotice, reload);

  const setStatus = (_id: string, status: CommentStatus, before?: CommentStatus) =>
    run({
      call: () => api.comments.setStatus(_id, status),
      done: () => ({ text: DONE[status], undo: before && (() => void setStatus(_id, before)) }),
      failed: 'Failed to change the comment.',
      repeats: true,
    });
  return {
    change: (comment: StoredComment, status: CommentStatus) =>
      void setStatus(comment._id, status, comment.status),
    /** The question about the comment whose sender the person wants to block. */
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
