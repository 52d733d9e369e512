import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Glyph } from '../../media/Glyph/Glyph';

export type BannerKind = 'success' | 'error' | 'info';

export interface BannerProps {
  /** `success` and `info` have role status (polite), `error` has role alert (assertive). */
  kind: BannerKind;
  /** The message, one or two sentences. */
  children: ReactNode;
  /** One action, such as 'Try again'. Hidden without script. */
  action?: { label: string; onClick: () => void };
}

const ICONS = { success: 'check', error: 'warning', info: 'info' } as const;

const Frame = styled('div')<{ severity: BannerKind }>(({ theme, severity }) => {
  const colour = theme.vars.palette[severity].main;
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    padding: '10px 16px',
    minHeight: 52,
    borderRadius: 10,
    border: `1px solid ${colour}`,
    backgroundColor: `color-mix(in srgb, ${colour} 10%, ${theme.vars.palette.background.paper})`,
    color: theme.vars.palette.text.primary,
    '& > svg': { color: colour },
    '& > div': { flex: '1 1 12rem', overflowWrap: 'anywhere' },
    ...theme.typography.body2,
  };
});

/**
 * A message in the page: green for success, red for an error. Remove it when its cause is fixed.
 */
export function Banner({ kind, children, action }: BannerProps) {
  return (
    <Frame severity={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <Glyph name={ICONS[kind]} size={22} />
      <div>{children}</div>
      {action && (
        <Button
          size="small"
          variant="outlined"
          color={kind}
          onClick={() => action.onClick()}
          sx={{ '@media (scripting: none)': { display: 'none' } }}
        >
          {action.label}
        </Button>
      )}
    </Frame>
  );
}
