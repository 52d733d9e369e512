/** Shape of an entry and of '+n more' in a day of the grid. */
export const entryLook = {
  display: 'block',
  width: '100%',
  padding: '4px 8px',
  borderRadius: 8,
  textAlign: 'start',
} as const;
