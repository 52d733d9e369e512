import { useEffect, useRef, type RefObject } from 'react';

/**
 * A deleted card takes the focus with it, and the keyboard would start again at the top of the
 * page. This puts the focus on the list's heading instead, once the card is gone.
 */
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
    // The confirmation dialog may still be fading out with its button focused.
    const isLost =
      !activeElement || activeElement === body || activeElement.closest('[role=alertdialog]');
    if (isLost) heading.current?.focus();
  }, [deletingId, items, heading]);
}
