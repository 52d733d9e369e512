import { useState } from 'react';
import { useConfirm } from '../../shared/mutations/useConfirm';
import {
  useMutationWithNotice,
  type MutatingScreen,
} from '../../shared/mutations/useMutationWithNotice';

interface BulkActionsOptions<Change extends string> extends MutatingScreen {
  items: readonly { _id: string }[];
  /** 'message' */
  noun: string;
  call: (ids: readonly string[], change: Change) => Promise<unknown>;
  /** End of the success message of a change, such as 'deleted.' */
  done: (change: Change) => string;
  /** A change that must be confirmed, and the one that undoes it. */
  removal?: { change: Change; undo: Change };
}

/**
 * Selects items of the page and changes all selected ones. A deletion must be confirmed and can be
 * undone.
 */
export function useBulkActions<Change extends string>({
  items,
  noun,
  call,
  done,
  removal,
  reload,
  onNotice,
}: BulkActionsOptions<Change>) {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const { busy, run: mutate } = useMutationWithNotice(onNotice, reload);
  const selected = items.filter(({ _id }) => selection.has(_id)).map(({ _id }) => _id);
  const countText = (count: number) => `${count} ${noun}${count === 1 ? '' : 's'}`;

  const run = (ids: readonly string[], change: Change): Promise<boolean> =>
    mutate({
      call: async () => {
        await call(ids, change);
        setSelection(new Set());
      },
      done: () => ({
        text: `${countText(ids.length)} ${done(change)}`,
        undo: change === removal?.change ? () => void run(ids, removal.undo) : undefined,
      }),
      failed: `Failed to change ${countText(ids.length)}.`,
      repeats: true,
    });
  const {
    subject = [],
    ask,
    dialog,
  } = useConfirm((ids: readonly string[]) => removal && run(ids, removal.change));
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
    change: (change: Change) =>
      change === removal?.change ? ask(selected) : void run(selected, change),
    /** Changes one item. */
    changeOne: (id: string, change: Change) => run([id], change),
  };
}
