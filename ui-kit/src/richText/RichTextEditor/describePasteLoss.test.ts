import { describePasteLoss } from './describePasteLoss';

test.each([
  ['text only', '', ''],
  ['formats of the toolbar', '<h2>A</h2><p style="color: rgb(0, 0, 0)"><b>B</b></p>', ''],
  ['a picture that is on another site', '<img src="https://example.org/a.png">', ''],
  [
    'a table',
    '<table><tr><td>A</td></tr></table>',
    'Left out of what you pasted: the table (its text is there).',
  ],
  [
    'a table with a coloured head',
    '<table><tr><th style="color: #c00" align="center">A</th></tr></table>',
    'Left out of what you pasted: the table (its text is there) and colours.',
  ],
  ['raised signs', '<p>10<sup>6</sup> m<sup>2</sup>, CO<sub>2</sub></p>', ''],
  [
    'raised letters',
    '<p>the 2<sup>nd</sup> note<sup>[1]</sup></p>',
    'Left out of what you pasted: raised or lowered letters (their text is there).',
  ],
  [
    'a line and centred words',
    '<p style="text-align: center">A</p><hr><p>B</p>',
    'Left out of what you pasted: a line across the page and the position of centred lines.',
  ],
  ['a highlighted word', '<p>A <mark>B</mark></p>', 'Left out of what you pasted: colours.'],
  [
    'letters before a list',
    '<ol type="a"><li>A</li></ol>',
    'Left out of what you pasted: the numbers of a list.',
  ],
  [
    'letters of Google Docs',
    '<ol><li style="list-style-type:lower-alpha">A</li></ol>',
    'Left out of what you pasted: the numbers of a list.',
  ],
  ['plain numbers', '<ol type="1"><li style="list-style-type:decimal">A</li></ol>', ''],
  ['a list that goes on', '<ol start="2"><li>A</li></ol>', ''],
  [
    'an emoji that is shown as a picture',
    '<p>Thanks <img alt="👍🏿" src="https://example.org/e.png"></p>',
    '',
  ],
  [
    "a picture of the person's own disk, and colours",
    '<p style="color:#c00">A<img src="file:///C:/a.png"></p>',
    'Left out of what you pasted: a picture and colours. Add the picture with the Image button.',
  ],
])('describes the loss of %s', (_what, html, text) => {
  expect(describePasteLoss(html)).toBe(text);
});
