import type { CSSObject, Theme } from '@mui/material/styles';

/**
 * Links that reach somebody: as high as a thumb, and broken where an address is too long for its
 * line.
 */
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
