/**
 * The colour behind logos, light in both schemes: they are made for white paper, and dark ones
 * vanish on a dark ground.
 */
export const LOGO_GROUND = 'var(--kit-palette-kit-logo)';

/**
 * Behind pictures whose brightness is not known: a pattern on which light and dark parts can be
 * seen.
 */
export const CHECKERED = 'repeating-conic-gradient(#857B6C 0 25%, #FFFDF9 0 50%) 50% / 16px 16px';
