/**
 * The values of a new item that begins as a copy of another one. Its name says so; everything else is the same, pictures
 * included: a file is deleted only when no item uses it any more.
 * @param nameField the field with the item's name
 */
export const copyOf = <Draft extends object>(values: Draft, nameField: string): Draft => ({
  ...values,
  [nameField]: `Copy of ${String((values as Record<string, unknown>)[nameField] ?? '')}`,
});
