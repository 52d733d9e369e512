import { siteConfig, t } from '@charity-site/api-client/http';

/** Labels of the menu and its button. */
const LABELS = ['HOME', 'ABOUT', 'OUR PROJECTS', 'CASE STUDIES', 'WHO WE SERVE', 'DONATE'];

/** Width in px of a letter in the widest usual font. */
const LETTER = 8.6;

/**
 * Width in px of the padding of a menu entry, and of the rest of the bar: logo, icons, edges and
 * gaps.
 */
const ENTRY = 26;
const REST = 335;

/**
 * Minimum window width in px at which the menu fits beside the name on two lines; below it the menu
 * is a drawer (docs/product.md 2.3). Estimated from the letters, so that the server can compute it
 * too.
 */
export const menuBreakpoint = (): number => {
  const { siteName, contributions } = siteConfig();
  const added =
    contributions?.menu?.filter(({ on }) => on !== 'phone').map(({ label }) => label) ?? [];
  const labels = [...LABELS.map((label) => t(label)), ...added];
  const words = siteName.split(' ').map(({ length }) => length);
  const name = Math.max(siteName.length / 2 + 2, ...words);
  return Math.ceil(REST + labels.length * ENTRY + (labels.join('').length + name) * LETTER);
};

/** Matches phones in landscape; the header is smaller there. */
export const SHORT_VIEWPORT = '@media (max-height: 479.98px)';

/** Id of the notice above the header. */
export const NOTICE_ID = 'notice';
