import { hasNumber, isSameNumber } from './phoneNumbers';

test.each([
  ['+265 999 123 456', '0999123456'],
  ['00265999123456', '0999 123 456'],
  ['+265 (0) 999-123-456', '+265999123456'],
  ['+265 1 000 000', '01 000 000'],
])('%s and %s are one number', (one, other) => {
  expect(isSameNumber(one, other)).toBe(true);
  expect(isSameNumber(other, one)).toBe(true);
});

test.each([
  ['+265 999 123 456', '+265 999 123 457'],
  ['0999 123 456', '0888 123 456'],
  ['123 456', '0999 123 456'],
  ['1234 5999 1234 56', '0999 123 456'],
])('%s and %s are two numbers', (one, other) => {
  expect(isSameNumber(one, other)).toBe(false);
});

test.each([
  'Call 0888.765.432 or +265 999/123-456, after 17:30 on 21 11 2026.',
  '0888765432/0999123456',
  '0888 765 432 0999 123 456 8 people',
  '888765432 999123456',
  '+265888765432 +265999123456',
  'My number: +265 (0) 999 123 456.',
])('a number is found between other words and numbers: %s', (text) => {
  expect(hasNumber(text, '0999 123 456')).toBe(true);
  expect(hasNumber(text, '0888 123 456')).toBe(false);
});

test.each(['Reference 99912345678', 'Account 1234 5999 1234 56', 'On 9 9 2026 we were 123, then 456.'])(
  'a number is not found in others: %s',
  (text) => {
    expect(hasNumber(text, '0999 123 456')).toBe(false);
  },
);
