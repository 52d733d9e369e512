import type { Components, Theme } from '@mui/material/styles';
import { Anchor } from './Anchor';
import { baseline } from './baseline';
import { radius } from './sizes';

/**
 * Overrides of MUI's components: flat surfaces, labels above fields, large targets, no capitals, no
 * ripples.
 */
export const components: Components<Theme> = {
  MuiCssBaseline: { styleOverrides: baseline },
  MuiButtonBase: { defaultProps: { LinkComponent: Anchor, disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme, ownerState }) => ({
        minHeight: ownerState.size === 'small' ? 36 : ownerState.size === 'large' ? 52 : 44,
        ...(ownerState.size === 'small' && { [theme.breakpoints.down('md')]: { minHeight: 44 } }),
        padding:
          ownerState.size === 'small'
            ? '4px 14px'
            : ownerState.size === 'large'
              ? '10px 28px'
              : '8px 20px',
        borderRadius: radius.pill,
        textAlign: 'center',
        '&:active': { transform: 'translateY(1px)' },
        ...(ownerState.color === 'secondary' &&
          ownerState.variant !== 'contained' && {
            color: theme.vars.palette.kit.amberInk,
            borderColor: theme.vars.palette.kit.amberInk,
          }),
        ...(ownerState.variant === 'outlined' && {
          borderWidth: 1.5,
          '&:hover': { borderWidth: 1.5 },
        }),
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme, ownerState }) => ({
        minWidth: ownerState.size === 'small' ? 36 : 40,
        minHeight: ownerState.size === 'small' ? 36 : 40,
        [theme.breakpoints.down('md')]: { minWidth: 44, minHeight: 44 },
      }),
    },
  },
  MuiLink: {
    defaultProps: { component: Anchor, underline: 'always' },
    styleOverrides: { root: { textUnderlineOffset: '0.18em', textDecorationThickness: '0.08em' } },
  },
  // Not MUI's h6, because a subtitle is no heading.
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.vars.palette.divider, borderRadius: radius.card }),
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 6,
        fontSize: '0.9375rem',
        fontWeight: 600,
        whiteSpace: 'normal',
        color: theme.vars.palette.text.primary,
        '&.Mui-focused': { color: theme.vars.palette.text.primary },
        '&.Mui-error': { color: theme.vars.palette.error.main },
      }),
    },
  },
  // The base styles contain them once; otherwise every input would add them.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': { top: 0, borderColor: theme.vars.palette.kit.line },
        '& legend': { display: 'none' },
      }),
      input: {
        padding: '12px 14px',
        height: '1.5em',
        // `rows` sets the height, also without script. MUI's script uses whole pixels.
        'textarea&': { height: 'auto', lineHeight: '1.5rem' },
      },
      multiline: { padding: 0 },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginLeft: 0, fontSize: '0.875rem' } } },
  MuiFormControlLabel: { styleOverrides: { root: { minHeight: 44 } } },
  MuiDialog: {
    styleOverrides: {
      paper: { borderRadius: radius.dialog },
      paperFullScreen: { borderRadius: 0 },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: '24px 24px 8px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '16px 24px 24px' } } },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 44 } } },
  MuiChip: { styleOverrides: { root: { borderRadius: radius.chip, fontWeight: 600 } } },
  MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.875rem' } } },
  MuiTableCell: { styleOverrides: { head: { fontWeight: 650 } } },
};
