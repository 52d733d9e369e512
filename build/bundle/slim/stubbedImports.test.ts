import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkStubbedImports } from './stubbedImports';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hooks-'));
  file = path.join(folder, 'ButtonBase.mjs');
  writeFileSync(
    file,
    `import { a } from './a.mjs';\nimport TouchRipple from "./TouchRipple.mjs";\n`,
  );
});

test('accepts requests that the library makes', () => {
  expect(() =>
    checkStubbedImports([
      { file, request: './a.mjs' },
      { file, request: './TouchRipple.mjs' },
    ]),
  ).not.toThrow();
});

test('names a request that the library no longer makes', () => {
  expect(() =>
    checkStubbedImports([
      { file, request: './a.mjs' },
      { file, request: './Ripple.mjs' },
    ]),
  ).toThrow(/ButtonBase\.mjs does not import '\.\/Ripple\.mjs'/);
});

test('names a file that the library no longer has', () => {
  const gone = path.join(folder, 'gone.mjs');
  expect(() => checkStubbedImports([{ file: gone, request: './a.mjs' }])).toThrow(
    `${gone} does not import './a.mjs'`,
  );
});
