/** Maximum length of the reason of a change, in characters. */
export const REASON_MAX = 200;

/** The reason of a change as one line of the history; undefined when none was given. */
export const reasonOf = (given: string | undefined): string | undefined =>
  given?.replaceAll(/\s+/g, ' ').trim().slice(0, REASON_MAX) || undefined;
