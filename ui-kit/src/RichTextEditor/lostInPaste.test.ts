import { lostInPaste } from './lostInPaste';

test.each([
  ['text only', '', ''],
  ['what the toolbar can make', '<h2>A</h2><p style="color: rgb(0, 0, 0)"><b>B</b></p>', ''],
  ['a picture that is on another site', '<img src="https://example.org/a.png">', ''],
  ['a table', '<table><tr><td>A</td></tr></table>', 'Left out of what you pasted: the table (its text is there).'],
  [
    "a picture of the person's own disk, and colours",
    '<p style="color:#c00">A<img src="file:///C:/a.png"></p>',
    'Left out of what you pasted: a picture and colours. Add the picture with the Image button.',
  ],
])('says of %s what was left out', (_what, html, words) => {
  expect(lostInPaste(html)).toBe(words);
});
