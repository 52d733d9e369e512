export { ToastProvider } from './ToastProvider';
export { useToasts, type ToastAction, type ToastKind, type Toasts } from './useToasts';
