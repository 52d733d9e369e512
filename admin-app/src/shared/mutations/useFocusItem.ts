import { useEffect, useRef } from 'react';

/** After an Undo, focuses the first button of the restored item's card once the list shows it. */
export function useFocusItem(id: string | undefined, items: readonly { _id: string }[]): void {
  const done = useRef<string>(undefined);
  useEffect(() => {
    if (id === undefined) done.current = undefined;
    if (id === undefined || id === done.current || !items.some(({ _id }) => _id === id)) return;
    done.current = id;
    const card = document.querySelector(`[data-item="${CSS.escape(id)}"]`);
    card?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
  }, [id, items]);
}
