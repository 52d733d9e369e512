/** Maximum length of the reason of a change, in characters. */
export const REASON_MAX = 200;

/** The reason of a change as one line of the history; undefined if it is empty. */
export const reasonOf = (text: string | undefined): string | undefined =>
  text?.replaceAll(/\s+/g, ' ').trim().slice(0, REASON_MAX) || undefined;
