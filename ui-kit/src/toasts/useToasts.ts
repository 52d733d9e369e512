import { createContext, use } from 'react';

/** What a toast reports. */
export type ToastKind = 'success' | 'error' | 'info';

/** One action, such as 'Try again'. Using it closes the toast. */
export interface ToastAction {
  label: string;
  onClick: () => void;
}

/** Shows a toast. Assistive technology does not announce a silent one: its text is announced elsewhere on the page. */
export type ShowToast = (text: string, action?: ToastAction, silent?: boolean) => void;

export interface Toasts {
  success: ShowToast;
  error: ShowToast;
  info: ShowToast;
}

export const ToastContext = createContext<Toasts | undefined>(undefined);

/** Functions that show toasts, which close after 5000 ms. The result is stable. Throws outside a ToastProvider. */
export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToasts needs a ToastProvider above it.');
  return toasts;
}
