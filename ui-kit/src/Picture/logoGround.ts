/** The colour behind logos in both schemes: they are made for white paper, and dark ones vanish on a dark ground. */
export const LOGO_GROUND = '#FFFDF9';
