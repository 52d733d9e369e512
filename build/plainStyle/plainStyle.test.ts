import { readFileSync } from 'node:fs';
import { PLAIN_STYLE_FILE, plainStyleModule, plainStyles } from './plainStyle';

test('the server has the style sheet of the current theme: node --import tsx build/cli/plainStyle.ts', () => {
  expect(readFileSync(PLAIN_STYLE_FILE, 'utf8')).toBe(plainStyleModule());
});

test('each token that the style sheet uses has a value', () => {
  const css = Object.values(plainStyles()).join('\n');
  const used = Array.from(css.matchAll(/var\((--kit-[\w-]+)\)/g), ([, name]) => name);
  expect(used.filter((name) => !css.includes(`${name}:`))).toEqual([]);
});
