/** Makes a link on a line of its own high enough for a thumb. */
export const TALL_LINK = { display: 'inline-block', py: 1.375 } as const;
