import { wrongReferences } from './references';

const PRODUCT = '## 1. People\n\n**1.2** Visitors.\n';

test('accepts references to existing targets', () => {
  const text =
    '/** Visitors (docs/product.md 1, 1.2). See docs/decisions/README.md, docs/decisions/0018, decision 0018. */ const STYLE = 1;';
  expect(wrongReferences('a.ts', text, PRODUCT)).toEqual([]);
  const links =
    '[product](docs/product.md#1-people-and-purpose) [web](https://example.org) [`ROOT`](build/parts/parts.ts)';
  expect(wrongReferences('README.md', links, PRODUCT)).toEqual([]);
});

test.each([
  ['a.ts', '// docs/product.md 1.2, 1.3', 'docs/product.md has no section 1.3'],
  ['a.ts', '// docs/decisions/9999-none.md', 'docs/decisions/9999-none.md does not exist'],
  ['a.ts', '// docs/decisions/9999', 'there is no decision 9999'],
  ['README.md', 'Decision 9999 says why.', 'there is no decision 9999'],
  ['README.md', '[gone](docs/gone.md)', 'the link to docs/gone.md leads nowhere'],
  ['README.md', '[map](docs/product.md#map)', 'docs/product.md has no heading #map'],
  ['README.md', '[`gone`](build/parts/parts.ts)', 'build/parts/parts.ts does not contain gone'],
  [
    'a.ts',
    '/**\n * Visitors (docs/product.md 1,\n * 1.3).\n */',
    'docs/product.md has no section 1.3',
  ],
  ['a.ts', '// As decision\n// 9999 says.', 'there is no decision 9999'],
  ['a.html', '<!-- As the specification says. -->', '"the specification" is not in the repository'],
  ['README.md', 'As sections 3 and 7 say.', '"sections 3" is not in the repository'],
  [
    'a.ts',
    '/** What it holds (issue\n * 11, point 3). */',
    '"issue 11, point" is not in the repository',
  ],
  ['a.ts', '// SPEC section 2', '"SPEC section 2" is not in the repository'],
  ['a.ts', '/* Words as STYLE says. */', '"STYLE" is not in the repository'],
  ['README.md', 'See ../shared/SERVER-RENDERING.md.', '"../shared/" is not in the repository'],
])('rejects in %s: %s', (file, text, wrong) => {
  expect(wrongReferences(file, text, PRODUCT)).toEqual([wrong]);
});
