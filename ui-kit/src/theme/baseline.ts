import type { CSSObject, Theme } from '@mui/material/styles';
import { X_HEIGHT } from './typography';

/**
 * Current, selected or pressed elements. Today is excluded, because it need not be the selected
 * day; only its number is included.
 */
const SELECTED =
  ':is([aria-current]:not([aria-current="date"]),[aria-selected="true"],[aria-pressed="true"],.Mui-selected):not(p),[aria-current="date"] .number';

/** Surfaces without a border, visible only by background or shadow. */
const BORDERLESS =
  ':is(.MuiButton-contained,.MuiChip-root,.MuiPaper-root,.MuiTooltip-tooltip,.MuiSkeleton-root,.MuiLinearProgress-root,.MuiSlider-rail,.MuiSlider-thumb,[aria-current="date"],dialog,[data-sticks])';

/** Elements whose background has a meaning. */
const HIGHLIGHTED = `:is(${SELECTED},.MuiLinearProgress-bar,div[role="progressbar"])`;

const HIGHLIGHTED_TEXT = { forcedColorAdjust: 'none', color: 'HighlightText !important' } as const;

/**
 * Base styles of every page: background, text colour, balanced headings, focus ring, reduced
 * motion, and states in forced colours (high contrast of Windows).
 */
export const baseline = (theme: Theme): CSSObject => ({
  ':root': { '--kit-focus': theme.vars.palette.primary.main },
  html: {
    '--kit-covered-top': '6rem',
    '--kit-covered-bottom': '0px',
    scrollPaddingBlock: 'var(--kit-covered-top) var(--kit-covered-bottom)',
    WebkitTextSizeAdjust: '100%',
  },
  // A sticky bar is visible within that padding, so focus in it scrolls only scrollers in the bar.
  '[data-sticks],[data-sticks] *': {
    scrollMarginBlock: 'calc(-1 * var(--kit-covered-top)) calc(-1 * var(--kit-covered-bottom))',
    scrollPaddingBlock: 'var(--kit-covered-top) var(--kit-covered-bottom)',
  },
  // Letters of one size in the fonts of all devices, so that a line holds the same words
  // everywhere.
  body: { fontSizeAdjust: String(X_HEIGHT) },
  // Browsers reset it in controls.
  'button,input,select,textarea': { fontSizeAdjust: 'inherit' },
  'h1,h2,h3,h4,h5,h6': { margin: 0, textWrap: 'balance', overflowWrap: 'anywhere' },
  ...Object.fromEntries(
    (['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const).map((tag) => [tag, theme.typography[tag]]),
  ),
  'p,li,dd,blockquote': { overflowWrap: 'break-word' },
  'img,video': { maxWidth: '100%' },
  ':focus-visible': { outline: '3px solid var(--kit-focus)', outlineOffset: 2 },
  // Elements that only script focuses are no controls.
  '[tabindex="-1"]:focus-visible': { outline: 'none' },
  '::selection': {
    backgroundColor: theme.vars.palette.secondary.main,
    color: theme.vars.palette.secondary.contrastText,
  },
  // MUI's inputs detect autofill by these animations.
  '@keyframes mui-auto-fill': { from: { animationName: 'mui-auto-fill' } },
  '@keyframes mui-auto-fill-cancel': { from: { animationName: 'mui-auto-fill-cancel' } },
  '@media (forced-colors: active)': {
    // Icons get the colour of the text, because the background for their own colour may be removed.
    svg: { forcedColorAdjust: 'auto' },
    // With the background for its text colour.
    mark: {
      backgroundColor: 'Mark !important',
      forcedColorAdjust: 'none',
      color: 'MarkText !important',
    },
    '::placeholder': { opacity: '1 !important' },
    [`${BORDERLESS}:not(:focus-visible)`]: { outline: '1px solid', outlineOffset: -1 },
    [HIGHLIGHTED]: {
      ...HIGHLIGHTED_TEXT,
      backgroundColor: 'Highlight !important',
      outlineColor: 'CanvasText !important',
    },
    [`${HIGHLIGHTED} *`]: {
      ...HIGHLIGHTED_TEXT,
      backgroundColor: 'transparent !important',
    },
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
