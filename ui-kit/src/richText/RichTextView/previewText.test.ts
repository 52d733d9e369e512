import { previewText } from './previewText';

test('removes tags', () => {
  expect(previewText('<p><b>I</b>t <strong>came</strong>, early &amp; long.</p>')).toBe(
    'It came, early & long.',
  );
});

test('leaves out headings', () => {
  expect(
    previewText('<h1>Nine days</h1><p>The river left.</p><h2 class="x">After</h2><p>Mud.</p>'),
  ).toBe('The river left. Mud.');
  expect(previewText('<h1>A text of headings</h1>')).toBe('A text of headings');
});

test('ends a cut text with one ellipsis', () => {
  expect(previewText('<p>With the mistakes left in. More of it.</p>', 26)).toBe(
    'With the mistakes left in…',
  );
  expect(previewText('<p>Mistakes, and more</p>', 9)).toBe('Mistakes…');
});

test('cuts after a number of characters', () => {
  expect(previewText(`<p>${'a'.repeat(120)}</p>`, 100)).toBe(`${'a'.repeat(100)}…`);
  expect(previewText('<p>short</p>', 100)).toBe('short');
});

test('does not split a surrogate pair', () => {
  expect(previewText('<p>abc🪔def</p>', 4)).toBe('abc…');
});

test('decodes entities', () => {
  expect(previewText('Tom&#39;s&nbsp;&quot;home&quot; &lt;3')).toBe('Tom\'s "home" <3');
});
