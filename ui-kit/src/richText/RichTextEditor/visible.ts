/**
 * Characters without a glyph, marks of direction among them, and the blanks of Braille and of
 * music.
 */
const INVISIBLE = /[\p{DI}\uFFFC\u2800\u{1D159}]/gu;

/** A text without characters that nobody sees, and without blanks around it. */
export const visible = (text: string): string => text.replace(INVISIBLE, '').trim();
