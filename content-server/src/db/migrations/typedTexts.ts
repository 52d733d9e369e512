// Typed texts as released migrations clean them and make them searchable: copied from the code of
// their time, so that they write the same whatever the entities become. Never edited.

/**
 * Kinds of typed texts: 'line' is one line, 'text' has lines, 'address' is an e-mail or web
 * address, and 'number' a number that is dialled or copied.
 */
export type TypedKind = 'line' | 'text' | 'address' | 'number';

/** Invisible characters that belong to the one before them, such as the joiners of emoji. */
const KEPT = [
  String.raw`\p{Extended_Pictographic}(?:[\uFE0E\uFE0F\u20E3]|\p{Emoji_Modifier}|[\u{E0020}-\u{E007F}]|\u200D\p{Extended_Pictographic})*`,
  String.raw`[\d#*]\uFE0F(?=\u20E3)`,
  String.raw`[\p{Script=Han}\p{Script=Mongolian}\p{Script=Myanmar}\p{S}]\p{VS}`,
  String.raw`(?![\p{DI}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L}(?:(?!\p{DI})\p{M})*[\u200C\u200D]`,
].join('|');

const INVISIBLE = String.raw`[\p{DI}\p{Noncharacter_Code_Point}\uFFF9-\uFFFC]|(?![\t\n])\p{Cc}`;

const IN_TEXT = new RegExp(`(${KEPT})|${INVISIBLE}`, 'gu');
const ANYWHERE = new RegExp(`()${INVISIBLE}`, 'gu');

/** A text without invisible characters. */
export const withoutInvisible = (text: string): string => text.replace(IN_TEXT, '$1');

const BLANKS = /[\p{Zs}\u2800\u{1D159}]/gu;
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** More marks on a character than any script has: they would make normalizing slow. */
const SURPLUS_MARKS = /([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu;

const normalized = (text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string =>
  text.replace(SURPLUS_MARKS, '$1').normalize(form);

/** The digit that a character of any script stands for. Each script has its ten in a row. */
const plainDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
};

const withPlainDigits = (text: string): string =>
  normalized(text, 'NFKC')
    .replace(/(?!\d)\p{Nd}/gu, plainDigit)
    .replaceAll('\u2212', '-');

const inOneLine = (text: string): string =>
  text.replace(/[\s\u0085]+/g, (blanks) =>
    /[\n\v\f\r\u0085\u2028\u2029]/.test(blanks) ? ' ' : blanks,
  );

/** A typed text composed (NFC), trimmed, with plain blanks and without invisible characters. */
export const cleaned = (text: string, kind: TypedKind): string => {
  const isExact = kind === 'address' || kind === 'number';
  const visible = (kind === 'number' ? withPlainDigits(text) : normalized(text, 'NFC'))
    .replace(LINE_ENDS, '\n')
    .replace(BLANKS, ' ')
    .replace(isExact ? ANYWHERE : IN_TEXT, '$1');
  const composed = normalized(visible, 'NFC');
  return (kind === 'text' ? composed : inOneLine(composed).replaceAll('\t', ' ')).trim();
};

/** Letters that Unicode does not take apart. */
const LETTERS: Record<string, string> = {
  æ: 'ae',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

const APOSTROPHES =
  /["'`´«»\u2018-\u201f\u2032-\u2036\u2039\u203a\u02b9-\u02bd\u02c8\u055a\u05f3\u05f4\u275b-\u275e\ua78b\ua78c\uff02\uff07\uff40]/g;

/** A text in lower case, with one kind of dash, without accents and quotation marks. */
export const normalizeForSearch = (text: string): string =>
  normalized(cleaned(text.replaceAll('\u001f', ' '), 'text').replace(APOSTROPHES, ''), 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[æđðıłøœßþ]/g, (letter) => LETTERS[letter] ?? letter);
