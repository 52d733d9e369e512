import { api, errorText } from '@charity-site/api-client';
import type { CommentStatus, StoredComment } from '@charity-site/api-client/entities';
import { useState } from 'react';
import type { OutcomeNotice } from '../list/Outcome';
import { DONE } from './commentWords';

/** Approves, hides and blocks comments, and reports the result. A failed change is offered again, a change can be undone. */
export function useModeration({
  reload,
  onNotice,
}: {
  reload: () => Promise<unknown>;
  onNotice: (notice: OutcomeNotice | null) => void;
}) {
  const [asked, setAsked] = useState<StoredComment>();

  const setStatus = async (_id: string, status: CommentStatus, before?: CommentStatus) => {
    onNotice(null);
    try {
      await api.comments.setStatus(_id, status);
      await reload();
      const undo = before && (() => void setStatus(_id, before));
      onNotice({ kind: 'success', text: DONE[status], ...(undo && { undo }) });
    } catch (error) {
      const retry = () => void setStatus(_id, status, before);
      onNotice({ kind: 'error', text: `Failed to change the comment. ${errorText(error)}`, retry });
    }
  };
  const block = async (comment: StoredComment) => {
    onNotice(null);
    try {
      await api.comments.block(comment._id);
      onNotice({ kind: 'success', text: 'Address blocked. What it sends from now on goes to the spam.' });
    } catch (error) {
      onNotice({
        kind: 'error',
        text: `Failed to block the address. ${errorText(error)}`,
        retry: () => void block(comment),
      });
    }
    await reload();
  };
  return {
    change: (comment: StoredComment, status: CommentStatus) => void setStatus(comment._id, status, comment.status),
    /** The comment whose sender the person wants to block, while the question is shown. */
    asked,
    askToBlock: setAsked,
    cancel: () => setAsked(undefined),
    confirm: () => {
      setAsked(undefined);
      if (asked) void block(asked);
    },
  };
}
