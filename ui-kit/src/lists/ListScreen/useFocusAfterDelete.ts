import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the list's heading after a deletion, because the focus was in the removed card. */
export function useFocusAfterDelete(
  deletingId: string | undefined,
  items: readonly { id: string }[],
  heading: RefObject<HTMLElement | null>,
) {
  const deleted = useRef<string>(undefined);
  useEffect(() => {
    if (deletingId) deleted.current = deletingId;
    if (!deleted.current || items.some((item) => item.id === deleted.current)) return;
    deleted.current = undefined;
    const { activeElement, body } = document;
    // The confirmation dialog may still fade out with a focused button.
    const isLost =
      !activeElement || activeElement === body || activeElement.closest('[role=alertdialog]');
    if (isLost) heading.current?.focus();
  }, [deletingId, items, heading]);
}
