import { api } from '@charity-site/api-client';
import type { Message, MessageChange } from '@charity-site/api-client/entities';
import { useState } from 'react';
import { useConfirm } from '../../../shared/mutations/useConfirm';
import {
  useMutationWithNotice,
  type MutatingScreen,
} from '../../../shared/mutations/useMutationWithNotice';

const countText = (count: number) => (count === 1 ? '1 message' : `${count} messages`);

const DONE: Record<MessageChange, string> = {
  read: 'marked as read.',
  unread: 'marked as unread.',
  spam: 'moved to spam.',
  inbox: 'moved to the inbox.',
  delete: 'deleted.',
  restore: 'restored.',
};

interface BulkActionsOptions extends MutatingScreen {
  items: readonly Message[];
}

/**
 * Selects messages of the page and changes all selected ones in one request. A deletion must be
 * confirmed and can be undone.
 */
export function useBulkActions({ items, reload, onNotice }: BulkActionsOptions) {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const { busy, run: mutate } = useMutationWithNotice(onNotice, reload);
  const selected = items.filter(({ _id }) => selection.has(_id)).map(({ _id }) => _id);

  const run = (ids: readonly string[], change: MessageChange): Promise<boolean> =>
    mutate({
      call: async () => {
        await api.messages.change(ids, change);
        setSelection(new Set());
      },
      done: () => ({
        text: `${countText(ids.length)} ${DONE[change]}`,
        undo: change === 'delete' ? () => void run(ids, 'restore') : undefined,
      }),
      failed: `Failed to change ${countText(ids.length)}.`,
      repeats: true,
    });
  const { subject = [], ask, dialog } = useConfirm((ids: readonly string[]) => run(ids, 'delete'));
  return {
    selected,
    busy: busy !== '',
    /** Props of the dialog that confirms a deletion. */
    dialog: {
      ...dialog,
      question: `Are you sure you want to delete ${countText(subject.length)}?`,
    },
    select: (id: string, isSelected: boolean) =>
      setSelection(
        new Set(isSelected ? [...selection, id] : [...selection].filter((_id) => _id !== id)),
      ),
    selectAll: (all: boolean) => setSelection(new Set(all ? items.map(({ _id }) => _id) : [])),
    change: (change: MessageChange) =>
      change === 'delete' ? ask(selected) : void run(selected, change),
    /** Moves one message. */
    move: (id: string, change: 'spam' | 'inbox') => run([id], change),
  };
}
