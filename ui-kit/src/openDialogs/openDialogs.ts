import { useEffectEvent, useLayoutEffect } from 'react';

interface OpenDialog {
  close: () => void;
}

let open: readonly OpenDialog[] = [];
const listeners = new Set<() => void>();

const setOpen = (dialogs: readonly OpenDialog[]) => {
  open = dialogs;
  listeners.forEach((listener) => listener());
};

/** The open dialogs. Something other than their own buttons can close them, such as the browser's Back. */
export const openDialogs = {
  /** How many there are. */
  count: (): number => open.length,
  /** Does to the one in front what Escape does: it closes, or asks first. */
  closeFront: (): void => open.at(-1)?.close(),
  /** Calls the listener whenever one opens or closes; answers how to end that. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/**
 * Counts a dialog among the open ones while it is open. Every dialog of the kit does so; one that is built on MUI's own
 * calls it itself.
 *
 * @param close what Escape does in it
 */
export function useOpenDialog(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const dialog: OpenDialog = { close: () => closeNow() };
    setOpen([...open, dialog]);
    return () => setOpen(open.filter((one) => one !== dialog));
  }, [isOpen]);
}
