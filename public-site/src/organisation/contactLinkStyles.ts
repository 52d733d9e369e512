import type { CSSObject, Theme } from '@mui/material/styles';

/** Styles of contact links: a touch target of 44 px, and long email addresses wrap. */
export const contactLinkStyles = (theme: Theme): CSSObject => ({
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  '& a[href^="mailto:"]': { fontSize: 'min(1em, 7vw)' },
});
