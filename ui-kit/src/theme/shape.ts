/** Roundness of corners, in px. Small things are less round than what holds them. */
export const radius = { chip: 8, field: 10, card: 14, dialog: 18, pill: 999 } as const;
