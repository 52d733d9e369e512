/** The colour behind logos, in both schemes: they are made for white paper, and dark ones would be lost on a dark ground. */
export const LOGO_GROUND = '#FFFDF9';
