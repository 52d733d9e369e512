import { errorText, isNotFound, isUnanswered, type MoveDirection } from '@charity-site/api-client';
import { useState } from 'react';
import type { OutcomeNotice } from './Outcome';

interface MoveUse {
  calls: { move?: (id: string, direction: MoveDirection) => Promise<unknown> };
  /** Title on an item's card. */
  titleOf: (id: string) => string;
  reload: () => Promise<unknown>;
  onNotice: (notice: OutcomeNotice | null) => void;
}

/** Moves an item of an ordered list by one position, with one call that changes the whole order or nothing. */
export function useMove({ calls, titleOf, reload, onNotice }: MoveUse) {
  const [busy, setBusy] = useState(false);

  const move = async (id: string, direction: MoveDirection) => {
    if (busy || !calls.move) return;
    const { move: call } = calls;
    setBusy(true);
    try {
      const title = titleOf(id);
      await call(id, direction);
      await reload();
      onNotice({ kind: 'success', text: `${title} moved ${direction}.` });
    } catch (error) {
      const text = `The order could not be changed. ${errorText(error)}`;
      // A repeated move would move the item twice, so the list shows first whether it has moved.
      const isUnknown = isUnanswered(error);
      onNotice({ kind: 'error', text: isUnknown ? `${text} Look at the order before you try again.` : text });
      if (isUnknown || isNotFound(error)) await reload();
    } finally {
      setBusy(false);
    }
  };
  return { busy, move: (id: string, direction: MoveDirection) => void move(id, direction) };
}
