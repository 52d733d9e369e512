export { ToastProvider } from './ToastProvider';
export { useToasts } from './useToasts';
export type { ToastAction, ToastKind, Toasts } from './useToasts';
