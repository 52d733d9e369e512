import { api } from '@charity-site/api-client';
import type { Message, MessageChange } from '@charity-site/api-client/entities';
import { useState } from 'react';
import { useConfirm } from '../../../shared/mutations/useConfirm';
import {
  useMutationWithNotice,
  type MutatingScreen,
} from '../../../shared/mutations/useMutationWithNotice';

const counted = (count: number) => (count === 1 ? '1 message' : `${count} messages`);

const DONE: Record<MessageChange, string> = {
  read: 'marked as read.',
  unread: 'marked as unread.',
  spam: 'moved to spam.',
  inbox: 'moved to the inbox.',
  delete: 'deleted.',
  restore: 'restored.',
};

interface BulkUse extends MutatingScreen {
  items: readonly Message[];
}

/**
 * Selects messages of the page and changes all selected ones in one call. A deletion is asked for
 * first and can be undone.
 */
export function useBulkActions({ items, reload, onNotice }: BulkUse) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { busy, run: report } = useMutationWithNotice(onNotice, reload);
  const selected = items.filter(({ _id }) => chosen.has(_id)).map(({ _id }) => _id);

  const run = (ids: readonly string[], change: MessageChange): Promise<boolean> =>
    report({
      call: async () => {
        await api.messages.change(ids, change);
        setChosen(new Set());
      },
      done: () => ({
        text: `${counted(ids.length)} ${DONE[change]}`,
        undo: change === 'delete' ? () => void run(ids, 'restore') : undefined,
      }),
      failed: `Failed to change ${counted(ids.length)}.`,
      repeats: true,
    });
  const { subject = [], ask, dialog } = useConfirm((ids: readonly string[]) => run(ids, 'delete'));
  return {
    selected,
    busy: busy !== '',
    /** Properties of the dialog that asks before a deletion. */
    dialog: { ...dialog, question: `Are you sure you want to delete ${counted(subject.length)}?` },
    select: (id: string, isSelected: boolean) =>
      setChosen(new Set(isSelected ? [...chosen, id] : [...chosen].filter((one) => one !== id))),
    selectAll: (all: boolean) => setChosen(new Set(all ? items.map(({ _id }) => _id) : [])),
    change: (change: MessageChange) =>
      change === 'delete' ? ask(selected) : void run(selected, change),
    /** Moves one message. */
    move: (id: string, change: 'spam' | 'inbox') => run([id], change),
  };
}
