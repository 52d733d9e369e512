/** Border radii in px. Smaller elements have smaller radii than their containers. */
export const radius = { mark: 4, chip: 8, field: 10, card: 14, dialog: 18, pill: 999 } as const;
