import { previewText } from './previewText';

it('keeps the words and drops the tags', () => {
  expect(previewText('<h1>Rain</h1><p>It <strong>came</strong>, early &amp; long.</p>')).toBe(
    'Rain It came, early & long.',
  );
});

it('cuts after so many characters', () => {
  expect(previewText(`<p>${'a'.repeat(120)}</p>`, 100)).toBe(`${'a'.repeat(100)}…`);
  expect(previewText('<p>short</p>', 100)).toBe('short');
});

it('knows the characters editors write as entities', () => {
  expect(previewText('Tom&#39;s&nbsp;&quot;home&quot; &lt;3')).toBe('Tom\'s "home" <3');
});
