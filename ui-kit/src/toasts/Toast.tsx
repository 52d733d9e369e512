/** @jsxImportSource @emotion/react */
import { keyframes } from '@emotion/react';
import { useTheme, type Theme } from '@mui/material/styles';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWords } from '@charity-site/ui-kit/theme';
import type { ToastAction, ToastKind } from './useToasts';

export interface ToastContent {
  id: number;
  kind: ToastKind;
  text: string;
  action?: ToastAction | undefined;
  silent?: boolean | undefined;
}

/** Time until a toast closes, in ms. */
const DURATION_MS = 5000;

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

const frame = (theme: Theme, kind: ToastKind) =>
  ({
    pointerEvents: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    width: 'min(100%, 30rem)',
    padding: '10px 10px 10px 18px',
    borderRadius: 10,
    borderInlineStart: `6px solid ${theme.vars.palette[kind].main}`,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    boxShadow: theme.vars.shadows[8],
    // Visible in forced colours, which remove shadows.
    outline: '1px solid transparent',
    font: theme.vars.font.body2,
    animation: `${rise} 200ms ease-out`,
    '& > span': { flex: 1, overflowWrap: 'anywhere' },
  }) as const;

const plain = (theme: Theme) => ({
  flex: 'none',
  minWidth: 36,
  minHeight: 36,
  border: 0,
  borderRadius: 999,
  padding: '0 10px',
  background: 'none',
  color: theme.vars.palette.primary.main,
  font: 'inherit',
  fontWeight: 650,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
});

/**
 * One toast: role `alert` for an error, `status` otherwise, none when it is silent. Its timer
 * pauses on hover and keyboard focus.
 */
export function Toast({ toast, onClose }: { toast: ToastContent; onClose: () => void }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const isPaused = hovered || focused;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(close, DURATION_MS);
    return () => clearTimeout(timer);
  }, [isPaused]);
  const translate = useWords();
  const theme = useTheme();
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- only its timer pauses
    <div
      css={frame(theme, toast.kind)}
      role={toast.silent ? undefined : toast.kind === 'error' ? 'alert' : 'status'}
      aria-live={toast.silent ? 'off' : undefined}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span>{toast.text}</span>
      {toast.action && (
        <button
          css={plain(theme)}
          type="button"
          onClick={() => {
            toast.action?.onClick();
            onClose();
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button css={plain(theme)} type="button" aria-label={translate('Close')} onClick={onClose}>
        ✕
      </button>
    </div>
  );
}
