import type { CSSObject, Theme } from '@mui/material/styles';
import { X_HEIGHT } from './typography';

/**
 * Elements that are current, selected or pressed; a day and a text mark it in them. Today is not
 * yet the chosen day.
 */
const CHOSEN =
  ':is([aria-current]:not([aria-current="date"]),[aria-selected="true"],[aria-pressed="true"],.Mui-selected):not(p),[aria-current="date"] .number';

/** Surfaces whose edge only their ground or shadow shows. */
const EDGELESS =
  ':is(.MuiButton-contained,.MuiChip-root,.MuiPaper-root,.MuiTooltip-tooltip,.MuiSkeleton-root,.MuiLinearProgress-root,.MuiSlider-rail,.MuiSlider-thumb,[aria-current="date"],dialog,[data-sticks])';

/** Elements that a ground marks. */
const MARKED = `:is(${CHOSEN},.MuiLinearProgress-bar,div[role="progressbar"])`;

/**
 * Base styles of every page: background, text colour, balanced headings, one focus ring, reduced
 * motion, and states in forced colours, such as high contrast of Windows.
 */
export const baseline = (theme: Theme): CSSObject => ({
  ':root': { '--kit-focus': theme.vars.palette.primary.main },
  html: {
    '--kit-covered-top': '6rem',
    '--kit-covered-bottom': '0px',
    scrollPaddingBlock: 'var(--kit-covered-top) var(--kit-covered-bottom)',
    WebkitTextSizeAdjust: '100%',
  },
  // A bar that sticks is in view although it is within that padding: its focus scrolls only
  // scrollers in the bar.
  '[data-sticks],[data-sticks] *': {
    scrollMarginBlock: 'calc(-1 * var(--kit-covered-top)) calc(-1 * var(--kit-covered-bottom))',
    scrollPaddingBlock: 'var(--kit-covered-top) var(--kit-covered-bottom)',
  },
  // The fonts of phones and computers get letters of one size, so that a line holds the same words
  // everywhere.
  body: { fontSizeAdjust: String(X_HEIGHT) },
  // Browsers reset it in controls, whose words stand beside those of links.
  'button,input,select,textarea': { fontSizeAdjust: 'inherit' },
  'h1,h2,h3,h4,h5,h6': { margin: 0, textWrap: 'balance', overflowWrap: 'anywhere' },
  ...Object.fromEntries(
    (['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const).map((tag) => [tag, theme.typography[tag]]),
  ),
  'p,li,dd,blockquote': { overflowWrap: 'break-word' },
  'img,video': { maxWidth: '100%' },
  ':focus-visible': { outline: '3px solid var(--kit-focus)', outlineOffset: 2 },
  // An element that is focused only by script is not a control.
  '[tabindex="-1"]:focus-visible': { outline: 'none' },
  '::selection': {
    backgroundColor: theme.vars.palette.secondary.main,
    color: theme.vars.palette.secondary.contrastText,
  },
  // MUI's inputs notice by them that the browser has filled something in.
  '@keyframes mui-auto-fill': { from: { animationName: 'mui-auto-fill' } },
  '@keyframes mui-auto-fill-cancel': { from: { animationName: 'mui-auto-fill-cancel' } },
  '@media (forced-colors: active)': {
    // Icons take the colour of the text around them, because the ground of their own colour may be
    // gone.
    svg: { forcedColorAdjust: 'auto' },
    // With the ground that its colour is for.
    mark: {
      backgroundColor: 'Mark !important',
      forcedColorAdjust: 'none',
      color: 'MarkText !important',
    },
    '::placeholder': { opacity: '1 !important' },
    [`${EDGELESS}:not(:focus-visible)`]: { outline: '1px solid', outlineOffset: -1 },
    [MARKED]: { backgroundColor: 'Highlight !important', outlineColor: 'CanvasText !important' },
    [`${MARKED} *`]: { backgroundColor: 'transparent !important' },
    [`${MARKED},${MARKED} *`]: { forcedColorAdjust: 'none', color: 'HighlightText !important' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*,*::before,*::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
});
