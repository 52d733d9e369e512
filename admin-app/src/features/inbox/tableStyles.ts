import type { SxProps, Theme } from '@mui/material/styles';
import { cardStyles } from '../../shared/layout/cardStyles';

/** Maximum width of a subject in the table. */
const SUBJECT_WIDTH = 200;

/** Styles of the inbox table; below 900 px rows become cards with two columns. */
export const tableStyles: SxProps<Theme> = {
  display: 'table',
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  typography: 'body2',
  ...cardStyles,
  overflow: 'hidden',
  '& [data-part=head]': { display: 'table-header-group' },
  '& [data-part=body]': { display: 'table-row-group' },
  '& [role=row]': { display: 'table-row' },
  '& [data-item]:hover': { bgcolor: 'action.hover', cursor: 'pointer' },
  '& [role=columnheader], & [role=cell]': {
    display: 'table-cell',
    verticalAlign: 'middle',
    px: 1.5,
    py: 1.25,
  },
  '& [role=columnheader]': { textAlign: 'start', fontWeight: 650, bgcolor: 'kit.wash' },
  '& [role=cell]': { borderTop: '1px solid', borderColor: 'divider', overflowWrap: 'break-word' },
  '& [data-cell=sender]': { minWidth: 120, overflowWrap: 'anywhere' },
  // Long email addresses wrap, so that the buttons stay visible.
  '& [data-cell=email]': { minWidth: 190, overflowWrap: 'anywhere' },
  '& [data-unread]': {
    fontWeight: 650,
    bgcolor: (theme) => `color-mix(in srgb, ${theme.vars.palette.secondary.main} 12%, transparent)`,
  },
  '& [data-cell=subject] span': {
    display: 'block',
    maxWidth: SUBJECT_WIDTH,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& [data-part=about]': {
    display: 'block',
    fontSize: '0.8125rem',
    fontWeight: 400,
    color: 'text.secondary',
  },
  '& [data-cell=status]': { whiteSpace: 'nowrap' },
  '& [data-cell=date], & [data-cell=actions]': { whiteSpace: 'nowrap' },
  '@media (max-width: 899.95px)': {
    display: 'block',
    border: 0,
    bgcolor: 'transparent',
    borderRadius: 0,
    '& [data-part=head]': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& [data-part=body]': { display: 'grid', gap: 1.5 },
    '& [data-part=body] [role=row]': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateAreas:
        '"status date" "sender sender" "email email" "subject subject" "actions actions"',
      gap: '2px 12px',
      px: 2,
      py: 1,
      ...cardStyles,
    },
    '& [role=row][data-unread]': { borderLeft: '4px solid', borderLeftColor: 'secondary.main' },
    '& [role=cell]': { display: 'block', p: 0, border: 0 },
    '& [data-cell=status]': { gridArea: 'status' },
    '& [data-cell=status] .MuiCheckbox-root': { p: '12px' },
    '& [data-cell=sender]': { gridArea: 'sender' },
    '& [data-cell=email]': { gridArea: 'email' },
    '& [data-cell=subject]': { gridArea: 'subject' },
    '& [data-cell=date]': { gridArea: 'date', alignSelf: 'center', textAlign: 'end' },
    '& [data-cell=email], & [data-cell=date]': { color: 'text.secondary', fontWeight: 400 },
    '& [data-cell=subject] span': { maxWidth: '100%' },
    // Side by side with the buttons, to reduce the height of a card.
    '& [data-cell=subject] [data-part=about]': {
      maxWidth: 'calc(100% - 9.5rem)',
      minHeight: 40,
      lineHeight: 1.35,
    },
    '& [data-cell=actions]': {
      gridArea: 'actions',
      justifySelf: 'end',
      display: 'flex',
      mt: '-44px',
      '& button': { minHeight: 44 },
    },
  },
};
