import { api, errorText } from '@charity-site/api-client';
import type { Message, MessageChange } from '@charity-site/api-client/entities';
import { useState } from 'react';
import type { OutcomeNotice } from '../list/Outcome';

const counted = (count: number) => (count === 1 ? '1 message' : `${count} messages`);

const DONE: Record<MessageChange, string> = {
  read: 'marked as read.',
  unread: 'marked as unread.',
  spam: 'moved to the spam.',
  inbox: 'moved to the inbox.',
  delete: 'deleted.',
  restore: 'brought back.',
};

/** Selects messages of the page and changes all selected ones in one call. A deletion is asked for first and can be undone. */
export function useBulk({
  items,
  reload,
  onNotice,
}: {
  items: readonly Message[];
  reload: () => Promise<unknown>;
  onNotice: (notice: OutcomeNotice | null) => void;
}) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const selected = items.filter(({ _id }) => chosen.has(_id)).map(({ _id }) => _id);

  const run = async (ids: readonly string[], change: MessageChange) => {
    setBusy(true);
    onNotice(null);
    try {
      await api.messages.change(ids, change);
      setChosen(new Set());
      await reload();
      const undo = change === 'delete' && { undo: () => void run(ids, 'restore') };
      onNotice({ kind: 'success', text: `${counted(ids.length)} ${DONE[change]}`, ...undo });
    } catch (error) {
      const retry = () => void run(ids, change);
      onNotice({ kind: 'error', text: `Failed to change ${counted(ids.length)}. ${errorText(error)}`, retry });
    } finally {
      setBusy(false);
    }
  };
  return {
    selected,
    busy,
    /** True while the question about a deletion is shown. */
    asking,
    question: `Are you sure you want to delete ${counted(selected.length)}?`,
    select: (id: string, isSelected: boolean) =>
      setChosen(new Set(isSelected ? [...chosen, id] : [...chosen].filter((one) => one !== id))),
    selectAll: (all: boolean) => setChosen(new Set(all ? items.map(({ _id }) => _id) : [])),
    change: (change: MessageChange) => (change === 'delete' ? setAsking(true) : void run(selected, change)),
    /** Moves one message. */
    move: (id: string, change: 'spam' | 'inbox') => run([id], change),
    cancel: () => setAsking(false),
    confirm: () => {
      setAsking(false);
      void run(selected, 'delete');
    },
  };
}
