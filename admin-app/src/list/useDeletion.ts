import { errorText, isNotFound, isUnanswered } from '@charity-site/api-client';
import { useState } from 'react';
import type { OutcomeNotice } from './Outcome';

interface DeletionUse {
  calls: { remove: (id: string) => Promise<void>; restore?: (id: string) => Promise<unknown> };
  texts: { deleted: string; failedDelete: string; thing: string };
  /** Reloads the list; resolves when it is loaded. */
  reload: () => Promise<unknown>;
  onNotice: (notice: OutcomeNotice | null) => void;
}

/** Deletes one item of a list: asks first, reports the result, and offers Undo where the server supports it. */
export function useDeletion({ calls, texts, reload, onNotice }: DeletionUse) {
  // The id stays while the question fades out.
  const [askedId, setAskedId] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [deletingId, setDeletingId] = useState<string>();
  const [restoredId, setRestoredId] = useState<string>();

  const restore = async (id: string, isRepeated = false) => {
    try {
      await (calls.restore?.(id) ?? Promise.resolve()).catch((error: unknown) => {
        // The first try, whose answer was lost, has restored it.
        if (!isRepeated || !isNotFound(error)) throw error;
      });
      onNotice({ kind: 'success', text: `The ${texts.thing} is back.` });
      await reload();
      setRestoredId(id);
    } catch (error) {
      const retry = isUnanswered(error) ? { retry: () => void restore(id, true) } : {};
      onNotice({ kind: 'error', text: `Failed to bring back the ${texts.thing}. ${errorText(error)}`, ...retry });
    }
  };
  const remove = async (id: string) => {
    setDeletingId(id);
    setRestoredId(undefined);
    onNotice(null);
    try {
      await calls.remove(id).catch((error: unknown) => {
        // A 404 counts as deleted, because the answer of an earlier try may have been lost.
        if (!isNotFound(error)) throw error;
      });
      await reload();
      onNotice({ kind: 'success', text: texts.deleted, ...(calls.restore && { undo: () => void restore(id) }) });
    } catch (error) {
      onNotice({ kind: 'error', text: texts.failedDelete });
      if (isUnanswered(error)) void reload();
    } finally {
      setDeletingId(undefined);
    }
  };
  return {
    askedId,
    isAsking,
    deletingId,
    /** Id of the item that Undo has just restored. */
    restoredId,
    ask: (id: string) => {
      setAskedId(id);
      setAsking(true);
    },
    cancel: () => setAsking(false),
    confirm: () => {
      setAsking(false);
      void remove(askedId);
    },
  };
}
