import { useState } from 'react';
import { undoDeletion } from '../trash/undoDeletion';
import { unlessGone } from './unlessGone';
import { useQuestion } from './useQuestion';
import { useReportedChange, type OnNotice } from './useReportedChange';

interface DeletionUse {
  calls: { remove: (id: string) => Promise<void>; restore?: (id: string) => Promise<unknown> };
  texts: { deleted: string; failedDelete: string; thing: string };
  /** Reloads the list; resolves when it is loaded. */
  reload: () => Promise<unknown>;
  onNotice: OnNotice;
}

/** Deletes one item of a list: asks first, reports the result, and offers Undo where the server supports it. */
export function useDeletion({ calls, texts, reload, onNotice }: DeletionUse) {
  const [restoredId, setRestoredId] = useState<string>();
  const { busy, run } = useReportedChange(onNotice, reload);

  const restore = async (id: string) => {
    const isBack = await undoDeletion(run, {
      call: () => calls.restore?.(id) ?? Promise.resolve(),
      done: `The ${texts.thing} is back.`,
      failed: `Failed to bring back the ${texts.thing}.`,
    });
    if (isBack) setRestoredId(id);
  };
  const question = useQuestion((id: string) => {
    setRestoredId(undefined);
    return run({
      id,
      call: () => unlessGone(calls.remove(id)),
      done: () => ({ text: texts.deleted, undo: calls.restore && (() => void restore(id)) }),
      failed: () => texts.failedDelete,
    });
  });
  return {
    askedId: question.subject ?? '',
    deletingId: busy,
    /** Id of the item that Undo has just restored. */
    restoredId,
    ask: question.ask,
    dialog: question.dialog,
  };
}
