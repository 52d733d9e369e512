import { normalizeText, withPlainDigits } from './normalizeText';
import { withoutEnd } from './truncateText';

/**
 * Part of a written text: a telephone number with its `tel:` address, or what stands between
 * numbers.
 */
export interface TelephonePart {
  text: string;
  href?: string;
}

/** The country of numbers that are written without a country code: Malawi. */
const HOME = '265';

/**
 * A trunk zero after the code of a country that does not dial it from abroad; Italy, for one, does.
 */
const TRUNK_ZERO =
  /^(\+(?:2(?:0|1[12]|3[34]|4[39]|5[0-6]|6[0-5]|7)|3(?:[1-3]|5[38])|4[0134689]|6[0-6]|8[1246]|9(?:[0-58]|66|7[12])))0+/;

/**
 * Digits with the signs that people write between them, and an extension: one number, or several on
 * a line.
 */
const DIGITS =
  /(?<digits>[+(]{0,2}\d(?:[ \t().\p{Pd}/+]{0,4}\d)*\)?)(?<tail>[ ,;]*(?:ext(?:ension|n)?|x)[ .:]*(?<extension>\d{1,6})(?!\d))?/giu;
const GROUP = /(\D{0,4})(\d+)/g;

/**
 * Fewest digits of a number with its area, most digits of any (E.164), and digits of a mobile
 * number without its zero.
 */
const [FEWEST, MOST, MOBILE] = [7, 15, 9];
/** Fewest digits of a helpline. */
const SHORT = 3;

/**
 * Characters of the longest number, with four signs after each digit; what is longer is no number.
 */
const WRITTEN_MOST = 100;

/** A number with the code of Malawi, but without '+'. */
const HOME_WITHOUT_PLUS = new RegExp(`^${HOME}0?([1-9]\\d{${MOBILE - 1}})$`);

/** A mobile number without its zero, which nobody can dial. */
const WITHOUT_ZERO = /^[89]\d{8}$/;

const HOME_MOBILE = new RegExp(`^(?:0|\\+?${HOME}0?)[89]\\d{8}$`);
const HOME_LANDLINE = new RegExp(`^(?:0|\\+${HOME})1\\d{6}$`);

/**
 * A written number as it is dialled: digits, with '+' before a country code and without a trunk
 * zero after it.
 */
const dialled = (written: string): string => {
  const isAbroad = /^\D*(?:\+|00)/.test(written);
  const plain = written.replace(/\D/g, '');
  if (!isAbroad) return plain.replace(HOME_WITHOUT_PLUS, `+${HOME}$1`);
  const digits = written.replace(/\(\s*0\s*\)/g, '').replace(/\D/g, '');
  return `+${written.includes('+') ? digits : digits.slice(2)}`.replace(TRUNK_ZERO, '$1');
};

const lengthOf = (number: string): number => number.replace('+', '').length;

/**
 * True when a group of digits begins another number. `left` is the number before it, `rest` counts
 * the digits from it on.
 */
const beginsNext = (left: string, sign: string, group: string, rest: number): boolean => {
  const number = dialled(left);
  if (sign.includes('+') || HOME_MOBILE.test(number)) return true;
  // 01 755 000-003 are four numbers.
  if (group.length < 4 && /\p{Pd}/u.test(sign) && HOME_LANDLINE.test(number)) return true;
  // 116 / 5600 are two helplines.
  if (sign.includes('/') && /^[1-9]\d{2,3}$/.test(number) && rest >= SHORT && rest <= 4)
    return true;
  const isWhole = lengthOf(number) >= (number.startsWith('+') ? FEWEST + HOME.length : FEWEST);
  if (!isWhole) return sign.includes('/') && lengthOf(number) >= FEWEST && rest >= FEWEST;
  if (sign.includes('/') || (group.startsWith('0') && rest >= FEWEST)) return true;
  return group.length >= FEWEST && !/^[+0]/.test(number);
};

/** Written digits, cut where a number begins. */
const cut = (digits: string): string[] => {
  const starts: number[] = [];
  let rest = digits.replace(/\D/g, '').length;
  for (const { 1: sign = '', 2: group = '', index } of digits.matchAll(GROUP)) {
    const start = starts.at(-1);
    if (
      start === undefined ||
      beginsNext(digits.slice(start, Math.min(index, start + WRITTEN_MOST)), sign, group, rest)
    )
      starts.push(index + withoutEnd(sign, /[+(]/).length);
    rest -= group.length;
  }
  return starts.map((start, at) => digits.slice(start, starts[at + 1]));
};

/**
 * A part of a text, with the number that is dialled; digits are a number even where they are few.
 */
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
  lengthOf(number) >= FEWEST && lengthOf(number) <= MOST;

/**
 * The parts of what somebody wrote as telephone numbers: each number with a `tel:` address (RFC
 * 3966), which dials the trunk zero only without a country code. A short number, such as that of a
 * helpline, is one where no other number is written.
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
 * A number with its country code, as far as that is certain; a national number has a trunk zero or
 * all digits of a mobile one.
 */
const international = (number: string): string => {
  if (number.startsWith('+')) return number;
  if (/^0[1-9]/.test(number)) return `+${HOME}${number.slice(1)}`;
  return number.length === MOBILE ? `+${HOME}${number}` : number;
};

/** The digits of a number with its country code, as a link to WhatsApp takes them. */
export const whatsappDigits = (written: string): string => {
  const [first = { text: '' }] = read(normalizeText(written, 'number')).filter(isNumber);
  return international(first.number ?? dialled(written)).replace('+', '');
};

/**
 * True when two numbers are certainly the same one, also when only one has the country code. The
 * same end proves nothing: 01 234 567 and 0991 234 567 are two numbers.
 */
export const isSameNumber = (one: string, other: string): boolean =>
  lengthOf(dialled(one)) >= FEWEST && international(dialled(one)) === international(dialled(other));

/** True when a text holds a telephone number, however it is written there. */
export const containsPhoneNumber = (text: string, number: string): boolean => {
  const wanted = normalizeText(number, 'number');
  return read(withPlainDigits(normalizeText(text))).some(
    (part) => isNumber(part) && isSameNumber(part.number ?? '', wanted),
  );
};
