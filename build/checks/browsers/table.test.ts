import { readFileSync } from 'node:fs';
import bcd from '@mdn/browser-compat-data/forLegacyNode';
import { firstVersion, TARGET } from './target.mjs';

const BROWSERS = ['chrome', 'firefox', 'safari'];

const rows = readFileSync('docs/browsers.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => {
    const [, feature = '', ...cells] = line.split('|').map((cell) => cell.trim());
    return { feature, cells };
  });

const shown = (version: number) => (version === Infinity ? 'never' : String(version));

test('the build compiles for the browsers that lint knows', () => {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    browserslist: string[];
  };
  const [, built = ''] =
    /^const BROWSERS = \[(.*?)\];$/ms.exec(readFileSync('build/rsbuild.ts', 'utf8')) ?? [];
  expect([...built.matchAll(/'([^']*)'/g)].map(([, text]) => text)).toEqual(browserslist);
});

test('the table of browsers lists features', () => expect(rows.length).toBeGreaterThan(10));

test.each(rows)('the table of browsers is right about: $feature', ({ cells }) => {
  const key = cells[4]?.replaceAll('`', '');
  const named = key
    ?.split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], bcd);
  const { __compat: compat } = (key ? named : { __compat: undefined }) as {
    __compat?: Parameters<typeof firstVersion>[0];
  };
  const oldest = BROWSERS.map((browser) => TARGET.get(browser) ?? NaN);
  const full = BROWSERS.map((browser, at) =>
    Math.max(oldest[at] ?? NaN, compat ? firstVersion(compat, browser) : 0),
  );
  expect(cells.slice(0, 3)).toEqual(full.map(shown));
});
