/** Width of a column of text: 66 to 75 characters in the fonts of phones and computers. ui-kit's rich text has the same. */
export const MEASURE = '36rem';
