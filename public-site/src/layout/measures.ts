/** From this width on, in px, the menu fits into the bar; below it is a drawer (docs/product.md 2.4). */
export const WIDE = 1080;

/** Matches phones in landscape; the header is smaller there. */
export const LOW = '@media (max-height: 479.98px)';
