/** The colour behind logos, light in both schemes: they are made for white paper, and dark ones vanish on a dark ground. */
export const LOGO_GROUND = 'var(--kit-palette-kit-logo)';
