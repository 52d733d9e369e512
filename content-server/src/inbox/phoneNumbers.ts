/** Digits with the signs that people write between them: one telephone number, or several. */
const DIGITS = /\d(?:[\s().+/-]{0,3}\d)*/g;

/** A group of them, with a sign before it that begins a number. */
const GROUP = /([+/])?\s*(\d+)/g;

/** Fewer digits name no number without its area. */
const FEWEST = 7;
/** The most digits of a number, with '00' before it. */
const MOST = 17;
const COUNTRY_CODE_MAX = 3;

/** The digits of a number without '+', '00', '(0)' or the leading 0. */
const significant = (number: string): string => number.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '');

/** Whether two numbers are the same one, also when only one has the country code: +265 999 123 456 and 0999 123 456. */
export const isSameNumber = (one: string, other: string): boolean => {
  const [shorter = '', longer = ''] = [significant(one), significant(other)].sort((a, b) => a.length - b.length);
  const rest = longer.length - shorter.length;
  return shorter.length >= FEWEST && rest <= COUNTRY_CODE_MAX && longer.endsWith(shorter);
};

/** What can be a number in digits that may be those of several: from each beginning to each end of a group. */
const numbersIn = (digits: string): string[] => {
  const groups = [...digits.matchAll(GROUP)].map(([, sign, group = '']) => ({ sign, group }));
  return groups.flatMap(({ sign, group }, at) => {
    if (at > 0 && !sign && !group.startsWith('0') && group.length < FEWEST) return [];
    let number = '';
    return groups.slice(at).flatMap((next) => {
      number += next.group;
      return number.length < FEWEST || number.length > MOST ? [] : [number];
    });
  });
};

/** Whether a telephone number is written in a text, in whatever way. */
export const hasNumber = (text: string, number: string): boolean =>
  (text.replaceAll('(0)', '').match(DIGITS) ?? []).some((digits) =>
    numbersIn(digits).some((found) => isSameNumber(found, number)),
  );
