import { errorText, isNotFound, isUnanswered } from '@charity-site/api-client';
import { useState } from 'react';
import { keepingSession } from '../session/renewal';
import type { OutcomeNews } from './Outcome';

interface DeletionUse {
  calls: { remove: (id: string) => Promise<void>; restore?: (id: string) => Promise<unknown> };
  texts: { deleted: string; failedDelete: string; thing: string };
  /** Reloads the list; resolves when it is loaded. */
  reload: () => Promise<unknown>;
  onNews: (news: OutcomeNews | null) => void;
}

/** Deletes one item of a list: asks first, reports the result, and offers Undo where the server supports it. */
export function useDeletion({ calls, texts, reload, onNews }: DeletionUse) {
  const [askingId, setAskingId] = useState<string>();
  const [deletingId, setDeletingId] = useState<string>();
  const [restoredId, setRestoredId] = useState<string>();

  const restore = async (id: string) => {
    try {
      await keepingSession(() => calls.restore?.(id) ?? Promise.resolve());
      onNews({ kind: 'success', text: `The ${texts.thing} is back.` });
      await reload();
      setRestoredId(id);
    } catch (error) {
      onNews({ kind: 'error', text: `Failed to bring back the ${texts.thing}. ${errorText(error)}` });
    }
  };
  const remove = async (id: string) => {
    setDeletingId(id);
    setRestoredId(undefined);
    onNews(null);
    try {
      await keepingSession(() => calls.remove(id)).catch((error: unknown) => {
        // A 404 counts as deleted, because the answer of an earlier try may have been lost.
        if (!isNotFound(error)) throw error;
      });
      await reload();
      onNews({ kind: 'success', text: texts.deleted, ...(calls.restore && { undo: () => void restore(id) }) });
    } catch (error) {
      onNews({ kind: 'error', text: texts.failedDelete });
      if (isUnanswered(error)) void reload();
    } finally {
      setDeletingId(undefined);
    }
  };
  return {
    askingId,
    deletingId,
    /** Id of the item that Undo has just restored. */
    restoredId,
    ask: setAskingId,
    cancel: () => setAskingId(undefined),
    confirm: () => {
      setAskingId(undefined);
      if (askingId) void remove(askingId);
    },
  };
}
