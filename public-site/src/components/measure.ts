/**
 * Width of a column of text: 66 to 75 characters in the fonts of phones and computers. ui-kit's
 * rich text has the same.
 */
export const TEXT_WIDTH = '36rem';

/** Width of a large picture, and of a column of text with a rail beside it. */
export const WIDE_WIDTH = '62rem';

/** Windows with room for a rail beside a column of text. */
export const SIDEBAR_QUERY = '@media (min-width: 68rem)';
