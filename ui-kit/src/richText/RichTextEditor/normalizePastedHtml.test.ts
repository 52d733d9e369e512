import { createEditor } from './editorQuill';

/** The text of pasted HTML in the editor, with its pictures as *. */
const pasted = (html: string): string => {
  const editor = createEditor(document.createElement('div'), {
    onFiles: () => undefined,
    onPasted: () => undefined,
  });
  const { ops } = editor.clipboard.convert({ html, text: '' });
  return ops
    .map(({ insert }) => (typeof insert === 'string' ? insert : '*'))
    .join('')
    .trim();
};

test.each([
  [
    'cells of a head',
    '<table><caption>Wells</caption><tr><th>Village</th><th>Wells</th></tr><tr><td>Mponela</td><td>12</td></tr></table>',
    'Wells\nVillage\nWells\nMponela\n12',
  ],
  ['lines', '<p>One<br>two</p>three<hr>four', 'One\ntwo\nthree\nfour'],
  [
    'centred lines and menus',
    '<center>One</center><center>Two</center><menu>Three</menu>four',
    'One\nTwo\nThree\nfour',
  ],
  ['fields of a form', '<p><label>Name</label><button>Send</button> now</p>', 'Name Send now'],
  [
    'choices',
    '<select><option>Zomba</option><option>Lilongwe</option></select>',
    'Zomba\nLilongwe',
  ],
  [
    'powers and formulas',
    '<p>10<sup>6</sup> trees, 25 m<sup><b>−2</b></sup>, CO<sub>2</sub></p>',
    '10⁶ trees, 25 m⁻², CO₂',
  ],
  ['quotations', '<p>She said <q>Zikomo <q>kwambiri</q></q>.</p>', 'She said “Zikomo “kwambiri””.'],
  [
    'numbers of a list',
    '<ol><li>Dig</li></ol><p>Wait.</p><ol start="2"><li>Drink</li><li>Rest</li></ol>',
    'Dig\nWait.\n2. Drink\n3. Rest',
  ],
  [
    'checkboxes',
    '<ul><li><input type="checkbox" checked>Seed</li><li><input type="checkbox">Tools</li></ul>',
    '☑ Seed\n☐ Tools',
  ],
  [
    'visible text only',
    '<p>Come<span hidden> never</span><span style="color:red; display : none"> not</span></p>',
    'Come',
  ],
  ['superscript of Google Docs', '<p>m<span style="vertical-align: super">3</span></p>', 'm³'],
  ['superscript letters', '<p>the 2<sup>nd</sup></p>', 'the 2nd'],
  [
    'emoji that are pictures',
    '<p>Thanks <img alt="👍🏿" src="https://example.org/e.png"></p>',
    'Thanks 👍🏿',
  ],
  ['an uploaded picture', '<p>A <img alt="👍" src="/uploads/w.png"></p>', 'A *'],
  ['pictures', '<p>A <img alt="A well" src="https://example.org/w.png"></p>', 'A *'],
])('preserves %s', (_what, html, text) => {
  expect(pasted(html)).toBe(text);
});

test.each([
  ['<del>K10,000</del>', { strike: true }],
  ['<strike>K10,000</strike>', { strike: true }],
  ['<span style="text-decoration: line-through red 2px">K10,000</span>', { strike: true }],
  [
    '<span style="text-decoration-line: underline line-through"><b>K10,000</b></span>',
    { strike: true, underline: true, bold: true },
  ],
  ['<ins>K10,000</ins>', { underline: true }],
  // As Word writes a link without a line.
  ['<i style="text-decoration: none; text-underline: none">K10,000</i>', { italic: true }],
])('preserves the format of %s', (html, attributes) => {
  const editor = createEditor(document.createElement('div'), {
    onFiles: () => undefined,
    onPasted: () => undefined,
  });
  const { ops } = editor.clipboard.convert({ html: `<p>Gift: ${html} a month</p>`, text: '' });
  expect(ops).toEqual([
    { insert: 'Gift: ' },
    { insert: 'K10,000', attributes },
    { insert: ' a month' },
  ]);
});
