import { containsPhoneNumber, isSameNumber, telephoneParts, whatsappDigits } from './telephone';

test.each([
  ['+265 999 123 456', '0999123456'],
  ['00265999123456', '0999 123 456'],
  ['+265 (0) 999-123-456', '+265999123456'],
  ['+265 1 000 000', '01 000 000'],
])('%s and %s are the same number', (one, other) => {
  expect(isSameNumber(one, other)).toBe(true);
  expect(isSameNumber(other, one)).toBe(true);
});

test.each([
  ['+265 999 123 456', '+265 999 123 457'],
  ['0999 123 456', '0888 123 456'],
  ['123 456', '0999 123 456'],
  ['1234 5999 1234 56', '0999 123 456'],
])('%s and %s are different numbers', (one, other) => {
  expect(isSameNumber(one, other)).toBe(false);
});

test.each([
  'Call 0888.765.432 or +265 999/123-456, after 17:30 on 21 11 2026.',
  '0888765432/0999123456',
  '0888 765 432 0999 123 456 8 people',
  '888765432 999123456',
  '+265888765432 +265999123456',
  'My number: +265 (0) 999 123 456.',
  'My number: 0999\u2212123\u2212456.',
  'My number: +265 (0)999\u200b 123\u200b\u00a0456.',
  'My number: 265 0999 123 456.',
])('finds a number between other words and numbers: %s', (text) => {
  expect(containsPhoneNumber(text, '0999 123 456')).toBe(true);
  expect(containsPhoneNumber(text, '0888 123 456')).toBe(false);
});

test.each([
  'Reference 99912345678',
  'Account 1234 5999 1234 56',
  'On 9 9 2026 we were 123, then 456.',
])('does not find a number within others: %s', (text) => {
  expect(containsPhoneNumber(text, '0999 123 456')).toBe(false);
});

test.each([
  ['Please call me on 01 234 567', true],
  ['My mobile is 0991 234 567, thank you', false],
  ['Bank ref 5551234567 paid', false],
  ['Receipt 1234567', false],
  ['From abroad: \u202a+265 1\u00a0234\u00a0567\u202c', true],
  ['Ref 01 234 567 890', false],
])('does not match a short national number with the end of another one: %s', (text, has) => {
  expect(containsPhoneNumber(text, '01 234 567')).toBe(has);
});

test.each([
  ['+265 (0) 991 234 567', ['tel:+265991234567']],
  ['+2650991234567', ['tel:+265991234567']],
  ['00265 991 234 567', ['tel:+265991234567']],
  ['0991 234 567 / 0881 234 567', ['tel:0991234567', 'tel:0881234567']],
  ['0991 234 567 0881 234 567', ['tel:0991234567', 'tel:0881234567']],
  ['+265 1 755 000 or +265 1 756 000', ['tel:+2651755000', 'tel:+2651756000']],
  ['01 755 000, 01 756 000 (office)', ['tel:01755000', 'tel:01756000']],
  ['+265 1 755 000 ext. 12', ['tel:+2651755000;ext=12']],
  ['(01) 755-000 x 7', ['tel:01755000;ext=7']],
  ['\u202a+265\u00a0991\u2011234\u2011567\u202c', ['tel:+265991234567']],
  ['+44 (0)20 7946 0958', ['tel:+442079460958']],
  ['+39 06 6988 1234', ['tel:+390669881234']],
  ['+265 999/123-456', ['tel:+265999123456']],
  ['265 991 234 567', ['tel:+265991234567']],
  ['01 755 000-003', ['tel:01755000']],
  ['+265 991 234 567/8', ['tel:+265991234567']],
  ['(+265) 991 234 567', ['tel:+265991234567']],
  ['Tel 01 755 000 Fax 01 755 001', ['tel:01755000', 'tel:01755001']],
  ['+265 1', ['tel:+2651']],
  ['Helpline 116', ['tel:116']],
  ['0991 234 567 (8-17 daily)', ['tel:0991234567']],
  ['by e-mail only', []],
  ['265 (0) 991 234 567', ['tel:+265991234567']],
  ['2650991234567', ['tel:+265991234567']],
  ['+91 098765 43210', ['tel:+919876543210']],
  ['+234 0803 123 4567', ['tel:+2348031234567']],
  ['+242 06 612 3456', ['tel:+242066123456']],
  ['116 / 5600', ['tel:116']],
  ['997/998', ['tel:997']],
  ['+265\u200b 991-234\u200b 567', ['tel:+265991234567']],
  ['+265 991 234 567 / 881 234 567', ['tel:+265991234567', 'tel:+265881234567']],
])('links each number of %s', (written, links) => {
  const parts = telephoneParts(written);
  expect(parts.flatMap(({ href }) => href ?? [])).toEqual(links);
  expect(parts.map(({ text }) => text).join('')).toBe(
    written.normalize('NFKC').replace(/[\u202a\u202c\u200b]/g, ''),
  );
});

test.each([
  ['+265 (0) 991 234 567', '265991234567'],
  ['+2650991234567', '265991234567'],
  ['\u202a+265 991 234 567\u202c', '265991234567'],
  ['0991 234 567', '265991234567'],
  ['265 0991 234 567', '265991234567'],
  ['0991\u200b 234\u00a0567', '265991234567'],
  ['+265 991\u2212234\u2212567', '265991234567'],
])('returns the WhatsApp digits of %s without the trunk zero', (written, digits) => {
  expect(whatsappDigits(written)).toBe(digits);
});
