import { errorText, isOutcomeUnknown, type MoveDirection } from '@charity-site/api-client';
import {
  useMutationWithNotice,
  type MutatingScreen,
} from '../../../shared/mutations/useMutationWithNotice';

interface MoveOptions<Item extends { _id: string }> extends MutatingScreen {
  calls: { move?: (id: string, direction: MoveDirection) => Promise<unknown> };
  items: readonly Item[];
  nameOf: (item: Item) => string;
}

/** Moves an item of an ordered list by one position, with one atomic request. */
export function useMove<Item extends { _id: string }>(options: MoveOptions<Item>) {
  const { calls, items, nameOf, reload, onNotice } = options;
  const { busy, run } = useMutationWithNotice(onNotice, reload);
  const move = (id: string, direction: MoveDirection) => {
    const item = items.find(({ _id }) => _id === id);
    if (busy !== '' || !item) return;
    void run({
      call: async () => calls.move?.(id, direction),
      done: `${nameOf(item)} moved ${direction}.`,
      failed: (error) => {
        const text = `The order could not be changed. ${errorText(error)}`;
        // A retry could move the item twice.
        return isOutcomeUnknown(error) ? `${text} Look at the order before you try again.` : text;
      },
    });
  };
  return { busy: busy !== '', move };
}
