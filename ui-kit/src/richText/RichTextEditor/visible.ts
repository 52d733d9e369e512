/** Invisible characters: also direction marks, and the blanks of Braille and music. */
const INVISIBLE = /[\p{DI}\uFFFC\u2800\u{1D159}]/gu;

/** Removes invisible characters and surrounding whitespace. */
export const visible = (text: string): string => text.replace(INVISIBLE, '').trim();
