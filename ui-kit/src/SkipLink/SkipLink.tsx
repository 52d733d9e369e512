import { styled } from '@mui/material/styles';

export interface SkipLinkProps {
  /** Id of the page's `main`, which takes the focus: it has `tabIndex={-1}`. */
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
  // Not seen, and yet met by Tab and read aloud.
  '&:not(:focus)': { clipPath: 'inset(50%)' },
}));

/** The first stop of Tab on a page: past header and menu to what the page is about (WCAG 2.4.1). Seen only while it has the focus. */
export function SkipLink({ to, children }: SkipLinkProps) {
  return <Link href={`#${to}`}>{children}</Link>;
}
