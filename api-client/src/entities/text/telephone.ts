import { normalizeText, withPlainDigits } from './normalizeText';
import { withoutEnd } from './truncateText';

/** Part of a text: a phone number with its `tel:` link, or the text between numbers. */
export interface TelephonePart {
  text: string;
  href?: string;
}

/** Country code of numbers without one: Malawi. */
const HOME = '265';

/** A trunk zero after the code of a country that omits it from abroad; Italy, for one, does not. */
const TRUNK_ZERO =
  /^(\+(?:2(?:0|1[12]|3[34]|4[39]|5[0-6]|6[0-5]|7)|3(?:[1-3]|5[38])|4[0134689]|6[0-6]|8[1246]|9(?:[0-58]|66|7[12])))0+/;

/** Digits with usual separators and an extension: one number, or several on a line. */
const DIGITS =
  /(?<digits>[+(]{0,2}\d(?:[ \t().\p{Pd}/+]{0,4}\d)*\)?)(?<tail>[ ,;]*(?:ext(?:ension|n)?|x)[ .:]*(?<extension>\d{1,6})(?!\d))?/giu;
const GROUP = /(\D{0,4})(\d+)/g;

/** Minimum digits of a number with its area code. */
const MIN_DIGITS = 7;
/** Maximum digits of a number (E.164). */
const MAX_DIGITS = 15;
/** Digits of a mobile number without its zero. */
const MOBILE = 9;
/** Minimum digits of a helpline. */
const SHORT = 3;

/** Maximum characters of a number, with up to four separators after each digit. */
const MAX_CHARACTERS = 100;

/** A number with the country code of Malawi, without '+'. */
const HOME_WITHOUT_PLUS = new RegExp(`^${HOME}0?([1-9]\\d{${MOBILE - 1}})$`);

/** A mobile number without its zero, which cannot be dialled. */
const WITHOUT_ZERO = /^[89]\d{8}$/;

const HOME_MOBILE = new RegExp(`^(?:0|\\+?${HOME}0?)[89]\\d{8}$`);
const HOME_LANDLINE = new RegExp(`^(?:0|\\+${HOME})1\\d{6}$`);

/** The dialled form of a number: digits, with '+' before a country code, without its trunk zero. */
const dialled = (written: string): string => {
  const isAbroad = /^\D*(?:\+|00)/.test(written);
  const plain = written.replace(/\D/g, '');
  if (!isAbroad) return plain.replace(HOME_WITHOUT_PLUS, `+${HOME}$1`);
  const digits = written.replace(/\(\s*0\s*\)/g, '').replace(/\D/g, '');
  return `+${written.includes('+') ? digits : digits.slice(2)}`.replace(TRUNK_ZERO, '$1');
};

const lengthOf = (number: string): number => number.replace('+', '').length;

/**
 * True if a group of digits begins another number. `before` is the number so far, `rest` the number
 * of digits from the group on.
 */
const beginsNext = (before: string, sign: string, group: string, rest: number): boolean => {
  const number = dialled(before);
  if (sign.includes('+') || HOME_MOBILE.test(number)) return true;
  // 01 755 000-003 are four numbers.
  if (group.length < 4 && /\p{Pd}/u.test(sign) && HOME_LANDLINE.test(number)) return true;
  // 116 / 5600 are two helplines.
  if (sign.includes('/') && /^[1-9]\d{2,3}$/.test(number) && rest >= SHORT && rest <= 4)
    return true;
  const isWhole =
    lengthOf(number) >= (number.startsWith('+') ? MIN_DIGITS + HOME.length : MIN_DIGITS);
  if (!isWhole) return sign.includes('/') && lengthOf(number) >= MIN_DIGITS && rest >= MIN_DIGITS;
  if (sign.includes('/') || (group.startsWith('0') && rest >= MIN_DIGITS)) return true;
  return group.length >= MIN_DIGITS && !/^[+0]/.test(number);
};

/** Splits digits where a number begins. */
const cut = (digits: string): string[] => {
  const starts: number[] = [];
  let rest = digits.replace(/\D/g, '').length;
  for (const { 1: sign = '', 2: group = '', index } of digits.matchAll(GROUP)) {
    const start = starts.at(-1);
    if (
      start === undefined ||
      beginsNext(digits.slice(start, Math.min(index, start + MAX_CHARACTERS)), sign, group, rest)
    )
      starts.push(index + withoutEnd(sign, /[+(]/).length);
    rest -= group.length;
  }
  return starts.map((start, at) => digits.slice(start, starts[at + 1]));
};

/** A part of a text, with the dialled number; any digits are a number, even a few. */
interface ReadPart {
  text: string;
  number?: string;
  extension?: string | undefined;
}

const read = (text: string): ReadPart[] => {
  let end = 0;
  const parts = [...text.matchAll(DIGITS)].flatMap(
    ({ 0: found, index, groups = {} }): ReadPart[] => {
      const { digits = '', tail = '', extension } = groups;
      const before = { text: text.slice(end, index) };
      end = index + found.length;
      const numbers = cut(digits).flatMap((piece): ReadPart[] => {
        const written = withoutEnd(piece, /[^\d)]/);
        return [{ text: written, number: dialled(written) }, { text: piece.slice(written.length) }];
      });
      const [last, after] = numbers.splice(-2);
      return [
        before,
        ...numbers,
        { ...last, text: `${last?.text}${after?.text}${tail}`, extension },
      ];
    },
  );
  return [...parts, { text: text.slice(end) }].filter((part) => part.text !== '');
};

const isNumber = ({ number = '' }: ReadPart): boolean =>
  lengthOf(number) >= MIN_DIGITS && lengthOf(number) <= MAX_DIGITS;

/**
 * Splits a text into phone numbers and the text between them. Each number has a `tel:` link (RFC
 * 3966), with the trunk zero only if there is no country code. A short number, such as that of a
 * helpline, counts only if the text has no other number.
 */
export const telephoneParts = (written: string): TelephonePart[] => {
  const parts = read(normalizeText(written, 'number'));
  const numbers = parts.filter(isNumber);
  const short =
    numbers.length > 0 ? undefined : parts.find(({ number = '' }) => lengthOf(number) >= SHORT);
  return parts.map((part) =>
    part === short || isNumber(part)
      ? {
          text: part.text,
          href: `tel:${part.number?.replace(WITHOUT_ZERO, `+${HOME}$&`)}${part.extension ? `;ext=${part.extension}` : ''}`,
        }
      : { text: part.text },
  );
};

/**
 * A number with its country code, if that is certain: a national number has a trunk zero or all
 * digits of a mobile number.
 */
const international = (number: string): string => {
  if (number.startsWith('+')) return number;
  if (/^0[1-9]/.test(number)) return `+${HOME}${number.slice(1)}`;
  return number.length === MOBILE ? `+${HOME}${number}` : number;
};

/** The digits of a number with its country code, for a WhatsApp link. */
export const whatsappDigits = (written: string): string => {
  const [first = { text: '' }] = read(normalizeText(written, 'number')).filter(isNumber);
  return international(first.number ?? dialled(written)).replace('+', '');
};

/**
 * True if two numbers are certainly the same, also if only one has the country code. An equal end
 * is not enough: 01 234 567 and 0991 234 567 are two numbers.
 */
export const isSameNumber = (one: string, other: string): boolean =>
  lengthOf(dialled(one)) >= MIN_DIGITS &&
  international(dialled(one)) === international(dialled(other));

/** True if a text contains a phone number, in any notation. */
export const containsPhoneNumber = (text: string, number: string): boolean => {
  const target = normalizeText(number, 'number');
  return read(withPlainDigits(normalizeText(text))).some(
    (part) => isNumber(part) && isSameNumber(part.number ?? '', target),
  );
};
