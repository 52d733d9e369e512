/** @jsxImportSource @emotion/react */
import { useTheme } from '@mui/material/styles';
import { useMemo, useState, type ReactNode } from 'react';
import { Toast, type ToastContent } from './Toast';
import { ToastContext, type ToastAction, type ToastKind, type Toasts } from './useToasts';

/** Maximum number of toasts; the oldest is removed first. */
const MAX_TOASTS = 4;

/** Renders the page's toasts, which close after 5 seconds. Only the shell renders it, once. */
export function ToastProvider({
  children,
}: {
  /** The page; every component in it can show toasts. */
  children: ReactNode;
}) {
  const { zIndex } = useTheme();
  const [visibleToasts, setVisibleToasts] = useState<ToastContent[]>([]);
  const toasts = useMemo<Toasts>(() => {
    const show = (kind: ToastKind, silent?: boolean) => (text: string, action?: ToastAction) => {
      setVisibleToasts((all) => [
        ...all.slice(1 - MAX_TOASTS),
        { id: (all.at(-1)?.id ?? 0) + 1, kind, text, action, silent },
      ]);
    };
    return {
      success: show('success'),
      error: show('error'),
      info: show('info'),
      silentSuccess: show('success', true),
    };
  }, []);
  return (
    <ToastContext value={toasts}>
      {children}
      <div
        aria-live="polite"
        aria-relevant="additions"
        css={{
          position: 'fixed',
          zIndex: zIndex.snackbar,
          insetInline: 16,
          bottom: 16,
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          gap: 10,
          pointerEvents: 'none',
        }}
      >
        {visibleToasts.map((toast) => (
          <Toast
            key={toast.id}
            toast={toast}
            onClose={() => setVisibleToasts((all) => all.filter((one) => one.id !== toast.id))}
          />
        ))}
      </div>
    </ToastContext>
  );
}
