import type { ParserOptions } from 'react-docgen-typescript';

/** Options of the props tables: types are resolved (`"grid" "list"` instead of `union`). */
export const docgen = {
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  savePropValueAsString: true,
  // By default docgen leaves out `children` without a comment.
  skipChildrenPropWithoutDoc: false,
  // Leaves out attributes of HTML elements and MUI's own props.
  propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
} satisfies ParserOptions;
