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
  /** One action, such as 'Try again'. It is hidden where no script runs. */
  action?: { label: string; onClick: () => void };
}

const SIGN = { success: 'check', error: 'warning', info: 'info' } as const;

const Frame = styled('div')<{ look: BannerKind }>(({ theme, look }) => {
  const colour = theme.vars.palette[look].main;
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
 * A message inside the page: green for success, red for an error. It stays until its cause is gone.
 */
export function Banner({ kind, children, action }: BannerProps) {
  return (
    <Frame look={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <Glyph name={SIGN[kind]} size={22} />
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
