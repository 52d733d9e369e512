/** 29 signs, a prime, without those that are easily confused: 0 O, 1 I L, and S 5. */
const SIGNS = '2346789ABCDEFGHJKMNPQRTUVWXYZ';

/** Signs of a code, the last one being the check sign. */
const LENGTH = 5;

const REFERENCE_WORD = 'GIFT';

/** Maximum length of the word, so that banks accept the reference. */
const WORD_MAX = 12;

/** Removes everything but letters and digits, in upper case. */
const bare = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * True if the signs times their places add up to a multiple of 29. A prime rejects each wrong sign
 * and each swap of neighbours (docs/decisions/0077).
 */
const isCode = (code: string): boolean => {
  const values = [...code].map((sign) => SIGNS.indexOf(sign));
  const sum = values.reduce((total, value, at) => total + value * (LENGTH - at), 0);
  return values.length === LENGTH && !values.includes(-1) && sum % SIGNS.length === 0;
};

/** The code with the signs of a whole number: the number modulo 29⁴, and its check sign. */
export const giftCode = (number: number): string => {
  let rest = number;
  let signs = '';
  while (signs.length < LENGTH - 1) {
    signs += SIGNS.charAt(rest % SIGNS.length);
    rest = Math.floor(rest / SIGNS.length);
  }
  const last = [...SIGNS].find((sign) => isCode(signs + sign));
  return signs + last;
};

/**
 * The code of a reference in any case, with or without word, hyphens and blanks; undefined if it
 * contains a mistake.
 */
export const parseGiftReference = (text: string): string | undefined => {
  const code = bare(text).slice(-LENGTH);
  return isCode(code) ? code : undefined;
};

/** The codes that become a text by one wrong sign, or by one swap of neighbours. */
export const similarGiftCodes = (text: string): string[] => {
  const code = bare(text).slice(-LENGTH);
  const similar = [...code].flatMap((sign, at) => {
    const [before, after] = [code.slice(0, at), code.slice(at + 1)];
    const wrong = [...SIGNS].map((other) => before + other + after);
    return [...wrong, before + after.charAt(0) + sign + after.slice(1)];
  });
  return [...new Set(similar.filter(isCode))];
};

/** A code as it is printed: 'GIFT-7K3P-M'. @param word the stored reference of the ways to give */
export const giftReference = (word: string | undefined, code: string): string =>
  `${bare(word ?? '').slice(0, WORD_MAX) || REFERENCE_WORD}-${code.slice(0, -1)}-${code.slice(-1)}`;
