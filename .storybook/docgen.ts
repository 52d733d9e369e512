import type { ParserOptions } from 'react-docgen-typescript';

/**
 * Options for generating props tables. TypeScript resolves the types, so that a table shows `"grid"
 * "list"` and `string` instead of `union` and `unknown`.
 */
export const docgen = {
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  savePropValueAsString: true,
  // Otherwise `children` without a comment is left out of the table.
  skipChildrenPropWithoutDoc: false,
  // Leaves out attributes of HTML elements and MUI's own props.
  propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
} satisfies ParserOptions;
