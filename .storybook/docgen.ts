import type { ParserOptions } from 'react-docgen-typescript';

/**
 * How the documentation pages read a component's props. TypeScript resolves the types, so that a table shows
 * `"grid" | "list"` and `string` where the syntax alone would give `union` and `unknown`.
 */
export const docgen = {
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  savePropValueAsString: true,
  // `children` is left out of the table without this, unless it has a comment.
  skipChildrenPropWithoutDoc: false,
  // The attributes of HTML elements and MUI's own props are documented elsewhere.
  propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
} satisfies ParserOptions;
