import { giftCode, giftReference, parseGiftReference, similarGiftCodes } from './giftReference';

const SIGNS = '2346789ABCDEFGHJKMNPQRTUVWXYZ';

/** Numbers from 0 on, spread over all codes. */
const numbers = Array.from({ length: 10_000 }, (_, at) => at * 7919 + 13);

const withSign = (code: string, at: number, sign: string) =>
  code.slice(0, at) + sign + code.slice(at + 1);

test('10,000 references with one wrong sign or two swapped neighbours are rejected', () => {
  const accepted: string[] = [];
  for (const number of numbers) {
    const code = giftCode(number);
    expect(parseGiftReference(code)).toBe(code);
    const at = number % 5;
    const others = [...SIGNS].filter((sign) => sign !== code[at]);
    const wrong = withSign(code, at, others[number % others.length] ?? '');
    const next = (number % 4) + 1;
    const swapped =
      code.slice(0, next - 1) + code.charAt(next) + code.charAt(next - 1) + code.slice(next + 1);
    for (const mistake of [wrong, swapped])
      if (mistake !== code && parseGiftReference(mistake) !== undefined) accepted.push(mistake);
  }
  expect(accepted).toEqual([]);
});

test('each wrong sign and each swap of one reference is rejected, and leads back to it', () => {
  const code = giftCode(123_456);
  for (const at of [0, 1, 2, 3, 4])
    for (const sign of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
      const wrong = withSign(code, at, sign);
      if (wrong === code) continue;
      expect([wrong, parseGiftReference(wrong)]).toEqual([wrong, undefined]);
      expect(similarGiftCodes(`gift-${wrong}`)).toContain(code);
    }
});

test('a reference is read in any case, with or without word, hyphens and blanks', () => {
  const code = giftCode(98_765);
  const printed = giftReference('Gift', code);
  expect(printed).toMatch(/^GIFT-[2-9A-Z]{4}-[2-9A-Z]$/);
  for (const typed of [printed, printed.toLowerCase(), printed.replaceAll('-', ' '), code])
    expect(parseGiftReference(typed)).toBe(code);
  expect(parseGiftReference(` ${printed.replaceAll('-', '\u2013')} `)).toBe(code);
  expect(parseGiftReference('GIFT')).toBeUndefined();
  expect([giftReference('', code), giftReference('Lamp of Mercy 2026', code)]).toEqual([
    printed,
    printed.replace('GIFT', 'LAMPOFMERCY2'),
  ]);
});
