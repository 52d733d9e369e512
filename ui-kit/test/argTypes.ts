/**
 * Row of a props table for an attribute of the component's HTML element, such as `children` or
 * `style`. It is no prop of the component, so the table would show only its name.
 */
export const attribute = (description: string, type: string) => ({
  description,
  table: { type: { summary: type } },
});
