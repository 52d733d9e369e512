/**
 * Kinds of typed texts: 'line' is one line, 'text' has lines, 'address' is an e-mail or web
 * address, and 'number' a number that is dialled or copied.
 */
export type TypedKind = 'line' | 'text' | 'address' | 'number';

/**
 * Invisible characters that belong to the one before them: variation selectors of signs, tags of
 * flags, joiners.
 */
const KEPT = [
  // An emoji, also one of several that are joined (UTS 51), and a keycap.
  String.raw`\p{Extended_Pictographic}(?:[\uFE0E\uFE0F\u20E3]|\p{Emoji_Modifier}|[\u{E0020}-\u{E007F}]|\u200D\p{Extended_Pictographic})*`,
  String.raw`[\d#*]\uFE0F(?=\u20E3)`,
  String.raw`[\p{Script=Han}\p{Script=Mongolian}\p{Script=Myanmar}\p{S}]\p{VS}`,
  // Words of Persian or of Indian languages; letters without forms to join do not need them.
  String.raw`(?![\p{DI}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L}(?:(?!\p{DI})\p{M})*[\u200C\u200D]`,
].join('|');

/**
 * Characters that nobody sees or types: without a glyph, marks of direction, control characters
 * (UAX 44, UAX 9).
 */
const INVISIBLE = String.raw`[\p{DI}\p{Noncharacter_Code_Point}\uFFF9-\uFFFC]|(?![\t\n])\p{Cc}`;

const WITHOUT = {
  inText: new RegExp(`(${KEPT})|${INVISIBLE}`, 'gu'),
  anywhere: new RegExp(`()${INVISIBLE}`, 'gu'),
};

/** A text without invisible characters; emoji and words keep the joiners that they need. */
export const withoutInvisible = (text: string): string => text.replace(WITHOUT.inText, '$1');

/** Blanks of every width, and those of Braille and of music. */
const BLANKS = /[\p{Zs}\u2800\u{1D159}]/gu;
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * More marks on a character than any script has (UAX 15, Stream-Safe Text Format); the halfwidth
 * ones are no marks to Unicode.
 */
const SURPLUS_MARKS = /([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu;

/**
 * A text in a normal form, with at most 30 marks in a row: the time of normalizing grows with the
 * square of their number.
 */
export const normalized = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  text.replace(SURPLUS_MARKS, '$1').normalize(form);

/** The digit that a character of any script stands for. Each script has its ten digits in a row. */
const plainDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
};

/**
 * A text in which numbers have plain digits, and hyphens where they were copied with signs of
 * subtraction.
 */
export const withPlainDigits = (text: string): string =>
  normalized(text, 'NFKC')
    .replace(/(?!\d)\p{Nd}/gu, plainDigit)
    .replaceAll('\u2212', '-');

/**
 * A text in one line: a blank, or another sign, in place of line ends and the blanks around them.
 */
export const inOneLine = (text: string, sign = ' '): string =>
  text.replace(/[\s\u0085]+/g, (blanks) =>
    /[\n\v\f\r\u0085\u2028\u2029]/.test(blanks) ? sign : blanks,
  );

/**
 * A typed text as it is stored and compared: composed (NFC), trimmed, with plain blanks, without
 * invisible characters. Emoji and words keep the joiners that they need, except in addresses and
 * numbers. Cleaning twice changes nothing.
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
