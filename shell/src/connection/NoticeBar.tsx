/** @jsxImportSource @emotion/react */
import type { CSSObject } from '@emotion/react';
import { useTheme } from '@mui/material/styles';
import type { ComponentProps } from 'react';

/** A notice fixed to the bottom of the window. */
export function NoticeBar(props: ComponentProps<'div'>) {
  const theme = useTheme();
  return (
    <div
      css={{
        position: 'fixed',
        zIndex: theme.zIndex.snackbar,
        insetInline: 12,
        bottom: 12,
        marginInline: 'auto',
        width: 'fit-content',
        maxWidth: 'calc(100% - 24px)',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: theme.spacing(1, 2),
        padding: theme.spacing(1.5, 2.5),
        borderRadius: 14,
        border: `1px solid color-mix(in srgb, ${theme.vars.palette.kit.onDeepAmber} 45%, transparent)`,
        backgroundColor: theme.vars.palette.kit.deep,
        color: theme.vars.palette.kit.onDeep,
        boxShadow: theme.vars.shadows[6],
        '& p': { ...(theme.typography.body2 as CSSObject), margin: 0 },
        '@media print': { display: 'none' },
      }}
      {...props}
    />
  );
}
