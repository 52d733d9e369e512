import { errorText, isUnanswered, type MoveDirection } from '@charity-site/api-client';
import { useReportedChange, type OnNotice } from './useReportedChange';

interface MoveUse {
  calls: { move?: (id: string, direction: MoveDirection) => Promise<unknown> };
  /** Title on an item's card. */
  titleOf: (id: string) => string;
  reload: () => Promise<unknown>;
  onNotice: OnNotice;
}

/** Moves an item of an ordered list by one position, with one call that changes the whole order or nothing. */
export function useMove({ calls, titleOf, reload, onNotice }: MoveUse) {
  const { busy, run } = useReportedChange(onNotice, reload);
  const move = (id: string, direction: MoveDirection) => {
    if (busy !== '') return;
    void run({
      call: async () => calls.move?.(id, direction),
      done: `${titleOf(id)} moved ${direction}.`,
      failed: (error) => {
        const text = `The order could not be changed. ${errorText(error)}`;
        // A repeated move would move the item twice, so the list shows first if it has moved.
        return isUnanswered(error) ? `${text} Look at the order before you try again.` : text;
      },
    });
  };
  return { busy: busy !== '', move };
}
