import { useEffectEvent, useLayoutEffect } from 'react';

/** What Escape does in each open dialog, the top one last. */
let open: readonly (() => void)[] = [];
const listeners = new Set<() => void>();

const setOpen = (dialogs: typeof open) => {
  open = dialogs;
  listeners.forEach((listener) => listener());
};

/**
 * The stack of open dialogs. Lets other code close them, such as a handler for the browser's Back
 * button.
 */
export const openDialogs = {
  /** Number of open dialogs. */
  count: (): number => open.length,
  /** Does what Escape does in the top dialog: closes it, or asks first. */
  closeFront: (): void => open.at(-1)?.(),
  /** Calls the listener when a dialog opens or closes; returns the unsubscribe function. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/**
 * Registers a dialog while it is open. Every dialog of the kit does this; custom MUI dialogs must
 * call it.
 * @param close what Escape does in the dialog
 */
export function useOpenDialog(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const dialog = () => closeNow();
    setOpen([...open, dialog]);
    return () => setOpen(open.filter((one) => one !== dialog));
  }, [isOpen]);
}
