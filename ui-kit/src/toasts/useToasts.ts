import { createContext, use } from 'react';

/** What a toast reports. */
export type ToastKind = 'success' | 'error' | 'info';

/** One thing the reader may do about it, such as 'Try again'. Using it closes the toast. */
export interface ToastAction {
  label: string;
  onClick: () => void;
}

export interface Toasts {
  success: (text: string, action?: ToastAction) => void;
  error: (text: string, action?: ToastAction) => void;
  info: (text: string, action?: ToastAction) => void;
}

export const ToastContext = createContext<Toasts | undefined>(undefined);

/** Shows short notes that leave by themselves after 5000 ms. The answer is stable. Throws outside a ToastProvider. */
export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToasts needs a ToastProvider above it.');
  return toasts;
}
