/**
 * The row of a props table for an attribute that the component takes over from its HTML element:
 * `children`, `style`. Those are not in the component's own props, so the table would show only
 * their name.
 */
export const attribute = (description: string, type: string) => ({
  description,
  table: { type: { summary: type } },
});
