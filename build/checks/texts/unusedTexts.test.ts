import { readCode, unusedTexts, type CodeTexts } from './unusedTexts';

const textsOf = (code: string): CodeTexts => {
  const found: CodeTexts = { texts: new Set(), patterns: new Set() };
  readCode(code, found);
  return found;
};

test.each([
  ["t('Contact Us')", 'Contact Us'],
  ['const page = <p>\n  Nothing\n  here\n</p>;', 'Nothing here'],
  ['const label = { Search: 1 };', 'Search'],
  ['const message = `${label} is required. ${rest}`;', 'Name is required.'],
  ["throw new Error('Not saved. Try again later.');", 'Try again later.'],
])('finds the text of %s', (code, text) => {
  expect(unusedTexts([text], textsOf(code))).toEqual([]);
});

test('reports a text that the code has in other words', () => {
  const code = textsOf("t('Contact Us'); const message = `${label} is required.`;");
  expect(unusedTexts(['Contact us', 'Contact Us', 'Name is needed.'], code)).toEqual([
    'Contact us',
    'Name is needed.',
  ]);
});

test('ignores patterns of a few letters', () => {
  expect(unusedTexts(['Contact us'], textsOf('const both = `${one} ${two}`;'))).toEqual([
    'Contact us',
  ]);
});
