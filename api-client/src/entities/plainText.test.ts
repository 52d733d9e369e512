import { plainText, shortened, wholeText } from './plainText';

test('keeps the words, drops the tags and decodes the entities that editors write', () => {
  expect(plainText('<p>It <strong>came</strong>, early &amp; long.</p>')).toBe('It came, early & long.');
  expect(plainText('Tom&#39;s&nbsp;&quot;home&quot; &lt;3')).toBe('Tom\'s "home" <3');
});

test('leaves out headings, which would run into the next sentence', () => {
  expect(plainText('<h1>Nine days</h1><p>The river left.</p><h2 class="x">After</h2><p>Mud.</p>')).toBe(
    'The river left. Mud.',
  );
  expect(plainText('<h1>A text of headings</h1>')).toBe('A text of headings');
});

test.each([
  ['<h2>What we built</h2><p>The village asked.</p>', 'What we built. The village asked.'],
  ['<h2>Who <em>asked?</em></h2><p>The village.</p>', 'Who asked? The village.'],
  ['<h2>“Why?”</h2><p>Water.</p>', '“Why?” Water.'],
  ['<p>Before.</p><h3></h3><p>After.</p><h3>Thanks</h3>', 'Before. After. Thanks'],
])('ends headings like sentences in the whole text: %s', (html, text) => {
  expect(wholeText(html)).toBe(text);
});

test('ends a shortened text with one ellipsis', () => {
  expect(plainText('<p>With the mistakes left in. More of it.</p>', 26)).toBe('With the mistakes left in…');
  expect(plainText('<p>Mistakes, and more</p>', 9)).toBe('Mistakes…');
});

test('shortens to the given number of characters, and does not cut a surrogate pair', () => {
  expect(plainText(`<p>${'a'.repeat(120)}</p>`, 100)).toBe(`${'a'.repeat(100)}…`);
  expect(plainText('<p>short</p>', 100)).toBe('short');
  expect(plainText('<p>abc🪔def</p>', 4)).toBe('abc…');
  expect(plainText('<p>abc🪔def</p>', 5)).toBe('abc🪔…');
});

test('shortening a plain text keeps text that looks like a tag or an entity', () => {
  expect(shortened('a < b &amp; c > d', 100)).toBe('a < b &amp; c > d');
  expect(shortened('Mistakes, and more', 9)).toBe('Mistakes…');
});
