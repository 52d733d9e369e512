/**
 * The values of a new item that begins as a copy of another one. Its name says so; everything else is the same, pictures
 * included: a file is deleted only when no item uses it any more.
 * @param nameField the field with the item's name
 */
export const copyOf = (values: Record<string, unknown>, nameField: string): Record<string, unknown> => ({
  ...values,
  [nameField]: `Copy of ${String(values[nameField] ?? '')}`,
});
