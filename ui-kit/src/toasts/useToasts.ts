import { createContext, use } from 'react';

export type ToastKind = 'success' | 'error' | 'info';

/** One action, such as 'Try again'. A click on it also closes the toast. */
export interface ToastAction {
  label: string;
  onClick: () => void;
}

export interface Toasts {
  success: (text: string, action?: ToastAction) => void;
  error: (text: string, action?: ToastAction) => void;
  info: (text: string, action?: ToastAction) => void;
  /**
   * Shows a success whose text is announced elsewhere on the page. Undefined in older shells.
   */
  silentSuccess?: (text: string) => void;
}

export const ToastContext = createContext<Toasts | undefined>(undefined);

/**
 * Functions that show toasts, which close after 5000 ms. The result is stable. Throws outside a
 * ToastProvider.
 */
export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToasts needs a ToastProvider above it.');
  return toasts;
}
