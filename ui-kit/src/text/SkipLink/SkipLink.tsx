import { styled } from '@mui/material/styles';

export interface SkipLinkProps {
  /** Id of the page's `main`, which must have `tabIndex={-1}`. */
  to: string;
  /** 'Skip to content'. */
  children: string;
}

const Link = styled('a')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  insetInlineStart: 16,
  top: 8,
  padding: '12px 20px',
  borderRadius: 999,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.primary.main,
  fontWeight: 650,
  // Invisible, but in the tab order and read by screen readers.
  '&:not(:focus)': { clipPath: 'inset(50%)' },
}));

/** First tab stop of a page; skips header and menu (WCAG 2.4.1). Visible only while focused. */
export function SkipLink({ to, children }: SkipLinkProps) {
  return <Link href={`#${to}`}>{children}</Link>;
}
