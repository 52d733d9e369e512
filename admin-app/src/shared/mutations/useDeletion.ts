import { useState } from 'react';
import { trashNote } from './trashNote';
import { undoDeletion } from './undoDeletion';
import type { ContentWords } from '../lists/contentWords';
import { ignoreNotFound } from './ignoreNotFound';
import { useFocusItem } from './useFocusItem';
import { useConfirm } from './useConfirm';
import { useMutationWithNotice, type MutatingScreen } from './useMutationWithNotice';

interface DeletionOptions<Item extends { _id: string }> extends MutatingScreen {
  calls: { remove: (id: string) => Promise<void>; restore: (id: string) => Promise<unknown> };
  texts: Pick<ContentWords, 'deleted' | 'failedDelete' | 'confirm' | 'noun'>;
  items: readonly Item[];
  /** Name of an item in the confirmation. */
  nameOf: (item: Item) => string;
  /** Further sentence in the confirmation. */
  noteOf?: ((item: Item) => string) | undefined;
}

/**
 * Deletes one item of a list after confirmation, shows a notice, and offers Undo, which focuses the
 * restored item.
 */
export function useDeletion<Item extends { _id: string }>(options: DeletionOptions<Item>) {
  const { calls, texts, items, nameOf, noteOf, reload, onNotice } = options;
  const [restoredId, setRestoredId] = useState<string>();
  const { busy, run } = useMutationWithNotice(onNotice, reload);
  useFocusItem(restoredId, items);

  const restore = async (id: string) => {
    const isBack = await undoDeletion(run, {
      call: () => calls.restore(id),
      done: `The ${texts.noun} was restored.`,
      failed: `Failed to restore the ${texts.noun}.`,
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
  const target = items.find(({ _id }) => _id === subject);
  return {
    deletingId: busy,
    ask,
    /** Props of the confirmation dialog. */
    dialog: {
      ...dialog,
      question: texts.confirm,
      detail: `${trashNote(target && nameOf(target))} ${(target && noteOf?.(target)) ?? ''}`.trim(),
    },
  };
}
