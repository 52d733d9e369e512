import { useState } from 'react';
import { trashNote } from './trashNote';
import { undoDeletion } from './undoDeletion';
import type { ContentWords } from '../lists/contentWords';
import { ignoreNotFound } from './ignoreNotFound';
import { useFocusItem } from './useFocusItem';
import { useConfirm } from './useConfirm';
import { useMutationWithNotice, type MutatingScreen } from './useMutationWithNotice';

interface DeletionUse<Item extends { _id: string }> extends MutatingScreen {
  calls: { remove: (id: string) => Promise<void>; restore: (id: string) => Promise<unknown> };
  texts: Pick<ContentWords, 'deleted' | 'failedDelete' | 'confirm' | 'thing'>;
  /** The items of the list. */
  items: readonly Item[];
  /** Names an item in the question. */
  nameOf: (item: Item) => string;
}

/**
 * Deletes one item of a list: asks first, reports the result, and offers Undo, after which the item
 * has the focus.
 */
export function useDeletion<Item extends { _id: string }>(use: DeletionUse<Item>) {
  const { calls, texts, items, nameOf, reload, onNotice } = use;
  const [restoredId, setRestoredId] = useState<string>();
  const { busy, run } = useMutationWithNotice(onNotice, reload);
  useFocusItem(restoredId, items);

  const restore = async (id: string) => {
    const isBack = await undoDeletion(run, {
      call: () => calls.restore(id),
      done: `The ${texts.thing} was restored.`,
      failed: `Failed to restore the ${texts.thing}.`,
    });
    if (isBack) setRestoredId(id);
  };
  const { subject, ask, dialog } = useConfirm((id: string) => {
    setRestoredId(undefined);
    return run({
      id,
      call: () => ignoreNotFound(calls.remove(id)),
      done: () => ({ text: texts.deleted, undo: () => void restore(id) }),
      failed: () => texts.failedDelete,
    });
  });
  const asked = items.find(({ _id }) => _id === subject);
  return {
    deletingId: busy,
    ask,
    /** Properties of the dialog that asks. */
    dialog: { ...dialog, question: texts.confirm, detail: trashNote(asked && nameOf(asked)) },
  };
}
