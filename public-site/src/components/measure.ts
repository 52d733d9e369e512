/**
 * Width of a text column: 66 to 75 characters in the usual fonts. Equals that of ui-kit's rich
 * text.
 */
export const TEXT_WIDTH = '36rem';

/** Width of a large picture, and of a text column with its sidebar. */
export const WIDE_WIDTH = '62rem';

/** Matches windows with space for a sidebar beside the text column. */
export const SIDEBAR_QUERY = '@media (min-width: 68rem)';
