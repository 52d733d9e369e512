/**
 * Kinds of typed texts: 'line' is one line, 'text' is multiline, 'address' is an email address or
 * URL, and 'number' is dialled or copied.
 */
export type TypedKind = 'line' | 'text' | 'address' | 'number';

/** Sequences with invisible characters that must stay: emoji, variation selectors, joiners. */
const VISIBLE_SEQUENCES = [
  // An emoji, also one of several that are joined (UTS 51), and a keycap.
  String.raw`\p{Extended_Pictographic}(?:[\uFE0E\uFE0F\u20E3]|\p{Emoji_Modifier}|[\u{E0020}-\u{E007F}]|\u200D\p{Extended_Pictographic})*`,
  String.raw`[\d#*]\uFE0F(?=\u20E3)`,
  String.raw`[\p{Script=Han}\p{Script=Mongolian}\p{Script=Myanmar}\p{S}]\p{VS}`,
  // Joiners in words of Persian or Indian languages; scripts without joining forms need none.
  String.raw`(?![\p{DI}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L}(?:(?!\p{DI})\p{M})*[\u200C\u200D]`,
].join('|');

/** Invisible characters: without a glyph, direction marks, control characters (UAX 44, UAX 9). */
const INVISIBLE = String.raw`[\p{DI}\p{Noncharacter_Code_Point}\uFFF9-\uFFFC]|(?![\t\n])\p{Cc}`;

const WITHOUT = {
  inText: new RegExp(`(${VISIBLE_SEQUENCES})|${INVISIBLE}`, 'gu'),
  anywhere: new RegExp(`()${INVISIBLE}`, 'gu'),
};

/** A text without invisible characters; emoji and words keep the joiners that they need. */
export const withoutInvisible = (text: string): string => text.replace(WITHOUT.inText, '$1');

/** Spaces of every width, and those of Braille and musical notation. */
const BLANKS = /[\p{Zs}\u2800\u{1D159}]/gu;
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * More combining marks on a character than any script needs (UAX 15, Stream-Safe Text Format).
 * Unicode does not class the halfwidth ones as marks.
 */
const SURPLUS_MARKS = /([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu;

/**
 * Normalizes a text, with at most 30 combining marks in a row: the time grows with the square of
 * their number.
 */
export const normalized = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  text.replace(SURPLUS_MARKS, '$1').normalize(form);

/** Converts a digit of any script to ASCII. Each script has its ten digits in a row. */
const plainDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
};

/** Converts digits to ASCII, and minus signs to hyphens. */
export const withPlainDigits = (text: string): string =>
  normalized(text, 'NFKC')
    .replace(/(?!\d)\p{Nd}/gu, plainDigit)
    .replaceAll('\u2212', '-');

/** Replaces line ends, and the whitespace around them, with a space or another separator. */
export const inOneLine = (text: string, separator = ' '): string =>
  text.replace(/[\s\u0085]+/g, (blanks) =>
    /[\n\v\f\r\u0085\u2028\u2029]/.test(blanks) ? separator : blanks,
  );

/**
 * Normalizes a typed text for storage and comparison: composed (NFC), trimmed, with plain spaces,
 * without invisible characters. Emoji and words keep the joiners that they need, except in
 * addresses and numbers. Idempotent.
 */
export const normalizeText = (text: string, kind: TypedKind = 'text'): string => {
  const isExact = kind === 'address' || kind === 'number';
  const visible = (kind === 'number' ? withPlainDigits(text) : normalized(text, 'NFC'))
    .replace(LINE_ENDS, '\n')
    .replace(BLANKS, ' ')
    .replace(isExact ? WITHOUT.anywhere : WITHOUT.inText, '$1');
  const composed = normalized(visible, 'NFC');
  return (kind === 'text' ? composed : inOneLine(composed).replaceAll('\t', ' ')).trim();
};
