import type { CSSObject, Theme } from '@mui/material/styles';
import { X_HEIGHT } from './typography';

/** Surfaces without a border, visible only by background or shadow. */
const BORDERLESS = [
  '.MuiButton-contained',
  '.MuiChip-root',
  '.MuiPaper-root',
  '.MuiTooltip-tooltip',
  '.MuiSkeleton-root',
  '.MuiLinearProgress-root',
  '.MuiSlider-rail',
  '.MuiSlider-thumb',
  '[aria-current="date"]',
  'dialog',
  '[data-sticks]',
];

/**
 * Elements whose background has a meaning, such as current, selected or pressed ones. Of today only
 * the number is included, because it need not be the selected day.
 */
const HIGHLIGHTED = [
  '[aria-current]:not([aria-current="date"],p)',
  '[aria-selected="true"]:not(p)',
  '[aria-pressed="true"]:not(p)',
  '.Mui-selected:not(p)',
  '[aria-current="date"] .number',
  '.MuiLinearProgress-bar',
  'div[role="progressbar"]',
];

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
  // Letters of one size in the fonts of all computers, so that a line holds the same words
  // everywhere. The fonts of phones have it, and adjusting them doubles the time for styles.
  '@media (pointer: fine)': { body: { fontSizeAdjust: String(X_HEIGHT) } },
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
    [BORDERLESS.map((selector) => `${selector}:not(:focus-visible)`).join()]: {
      outline: '1px solid',
      outlineOffset: -1,
    },
    [HIGHLIGHTED.join()]: {
      ...HIGHLIGHTED_TEXT,
      backgroundColor: 'Highlight !important',
      outlineColor: 'CanvasText !important',
    },
    [HIGHLIGHTED.map((selector) => `${selector} *`).join()]: {
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
