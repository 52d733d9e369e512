export { ToastProvider } from './ToastProvider';
export { useToasts } from './useToasts';
export type { ShowToast, ToastAction, ToastKind, Toasts } from './useToasts';
