import { errorText, isUnanswered, type MoveDirection } from '@charity-site/api-client';
import {
  useReportedChange,
  type ChangingScreen,
} from '../../../shared/mutations/useReportedChange';

interface MoveUse<Item extends { _id: string }> extends ChangingScreen {
  calls: { move?: (id: string, direction: MoveDirection) => Promise<unknown> };
  items: readonly Item[];
  nameOf: (item: Item) => string;
}

/**
 * Moves an item of an ordered list by one position, with one call that changes the whole order or
 * nothing.
 */
export function useMove<Item extends { _id: string }>(use: MoveUse<Item>) {
  const { calls, items, nameOf, reload, onNotice } = use;
  const { busy, run } = useReportedChange(onNotice, reload);
  const move = (id: string, direction: MoveDirection) => {
    const item = items.find(({ _id }) => _id === id);
    if (busy !== '' || !item) return;
    void run({
      call: async () => calls.move?.(id, direction),
      done: `${nameOf(item)} moved ${direction}.`,
      failed: (error) => {
        const text = `The order could not be changed. ${errorText(error)}`;
        // A repeated move would move the item twice, so the list shows first if it has moved.
        return isUnanswered(error) ? `${text} Look at the order before you try again.` : text;
      },
    });
  };
  return { busy: busy !== '', move };
}
