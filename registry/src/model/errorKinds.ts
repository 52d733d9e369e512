/** Kinds of errors that browsers report. */
export const ERROR_KINDS = ['render', 'rejection', 'load', 'hydration'] as const;

export type ErrorKind = (typeof ERROR_KINDS)[number];
