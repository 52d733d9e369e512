/** Heights of the fixed header's two rows, in px. The page begins below both, so nothing moves when the upper one hides. */
export const TOP_BAR_HEIGHT = 40;
export const BAR_HEIGHT = 72;

/** From this width on, in px, the menu fits into the bar; below it is a drawer (DECISIONS 34). */
export const WIDE = 1080;
