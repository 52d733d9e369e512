import { useEffectEvent, useLayoutEffect } from 'react';

/** Escape handlers of the open dialogs, the top one last. */
let open: readonly (() => void)[] = [];
const listeners = new Set<() => void>();

const setOpen = (dialogs: typeof open) => {
  open = dialogs;
  listeners.forEach((listener) => listener());
};

/** The stack of open dialogs, so that other code can close them, such as the browser's Back. */
export const openDialogs = {
  /** Number of open dialogs. */
  count: (): number => open.length,
  /** Calls the Escape handler of the top dialog, which closes it or asks for confirmation. */
  closeFront: (): void => open.at(-1)?.(),
  /** Calls the listener when a dialog opens or closes; returns the unsubscribe function. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/**
 * Registers a dialog while it is open. All dialogs of the kit call it; custom MUI dialogs must,
 * too.
 * @param close the dialog's Escape handler
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
