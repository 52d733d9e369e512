import { truncateText } from './truncateText';

const FLAG = '🇲🇼';
const THUMB = '👍🏿';
const FAMILY = '👩‍👩‍👧';

test.each([
  ['a text that fits', 'short', 100, 'short'],
  [
    'its last punctuation',
    'With the mistakes left in. More of it.',
    28,
    'With the mistakes left in…',
  ],
  ['a list', 'Mistakes, and more', 10, 'Mistakes…'],
  ['a cut within a word', 'The pump is ready', 12, 'The pump is…'],
  ['a cut within the next word', 'The pump is ready', 15, 'The pump is…'],
  ['a text of one word', 'a'.repeat(120), 100, `${'a'.repeat(99)}…`],
  ['what looks like a tag or an entity', 'a < b &amp; c > d', 100, 'a < b &amp; c > d'],
  ['half of an emoji', 'abc🪔def', 5, 'abc…'],
  ['an emoji that fits', 'abc🪔def', 6, 'abc🪔…'],
  ['a flag', `ab${FLAG}${FLAG}`, 6, 'ab…'],
  ['a colour of skin', `ab${THUMB}${THUMB}`, 6, 'ab…'],
  ['a family', `ab${FAMILY}${FAMILY}`, 11, `ab${FAMILY}…`],
  ['a letter with a mark', 'abcw\u0302abc', 5, 'abc…'],
  ['no room', 'abc', 0, ''],
])('shortens %s', (_what, text, max, short) => {
  expect(truncateText(text, max)).toBe(short);
});

test('keeps the accents of a letter in browsers without Intl.Segmenter', () => {
  const { Segmenter } = Intl;
  try {
    Reflect.deleteProperty(Intl, 'Segmenter');
    expect(truncateText('e\u0301e\u0301e\u0301', 4)).toBe('e\u0301…');
    expect(truncateText('One two three', 9)).toBe('One two…');
  } finally {
    Object.assign(Intl, { Segmenter });
  }
});
