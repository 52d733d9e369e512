import { linkUrl } from './linkUrl';

test.each([
  ['mary.phiri@example.org', 'mailto:mary.phiri@example.org'],
  ['office@example.org', 'mailto:office@example.org'],
  ['info%20desk@example.org', 'mailto:info%2520desk@example.org'],
  ['mailto:office@example.org', 'mailto:office@example.org'],
  ['+265 1 234 567', 'tel:+2651234567'],
  ['+44 (0)20 7946 0000', 'tel:+442079460000'],
  ['(01) 234-567', 'tel:01234567'],
  ['tel:+265 1 234 567', 'tel:+2651234567'],
  ['example.org/a', 'https://example.org/a'],
  ['192.168.0.1', 'https://192.168.0.1'],
  ['https://mary@example.org', 'https://mary@example.org'],
  ['example.org/@mary', 'https://example.org/@mary'],
  ['/donate', '/donate'],
  ['\u202ahttps://example.org/a\u200b\u202c', 'https://example.org/a'],
  ['office@example.org\u00a0', 'mailto:office@example.org'],
  ['<office@example.org>', null],
  ['//example.org/a', 'https://example.org/a'],
  ['/\\example.org', null],
  ['0991 234 567 / 0881 234 567', null],
  ['+265 991\u2011234\u2011567', 'tel:+265991234567'],
  ['water', null],
  ['12', null],
  ['javascript:alert(1)', null],
])('%s becomes %s', (typed, url) => {
  expect(linkUrl(typed)).toBe(url);
});
