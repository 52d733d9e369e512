import type { Theme } from '@mui/material/styles';

/** Shape of an entry and of '+n more' in a day of the grid. */
export const entryStyles = {
  display: 'block',
  width: '100%',
  padding: '4px 8px',
  borderRadius: 8,
  textAlign: 'start',
} as const;

/** Styles of an entry of a past day: an outline without amber. */
export const pastEntryStyles = ({ vars }: Theme) => ({
  borderInlineStartColor: vars.palette.divider,
  backgroundColor: 'transparent',
  color: vars.palette.text.secondary,
});
