/** Background of logos: light in both schemes, because dark logos are invisible on dark colours. */
export const LOGO_BACKGROUND = 'var(--kit-palette-kit-logo)';

/** Background of pictures of unknown brightness: light and dark parts are visible on it. */
export const CHECKERED = 'repeating-conic-gradient(#857B6C 0 25%, #FFFDF9 0 50%) 50% / 16px 16px';
