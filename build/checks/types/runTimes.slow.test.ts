import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../../parts/parts';

/** The files of a type check with their imports, relative to the root. */
const filesOf = (config: string): string[] => {
  const { config: json } = ts.readConfigFile(path.join(ROOT, config), ts.sys.readFile) as {
    config: object;
  };
  const { fileNames, options } = ts.parseJsonConfigFileContent(json, ts.sys, ROOT);
  return ts
    .createProgram(fileNames, options)
    .getSourceFiles()
    .map(({ fileName }) => path.relative(ROOT, fileName));
};

test('code for browsers is checked without the types of Node and Jest', () => {
  const files = filesOf('tsconfig.browser.json');
  expect(files).toEqual(
    expect.arrayContaining([
      'public-site/src/routes.tsx',
      'admin-app/src/routes.tsx',
      'shell/src/app/bootstrap.tsx',
      'ui-kit/src/index.ts',
    ]),
  );
  expect(files.filter((file) => /@types\/(node|jest)\//.test(file))).toEqual([]);
});

test('the server and the release command are checked without the types of browsers and Jest', () => {
  const files = filesOf('tsconfig.node.json');
  expect(files).toEqual(
    expect.arrayContaining(['content-server/src/app/main.ts', 'registry/src/release/cli.ts']),
  );
  expect(files.filter((file) => /\/lib\.dom\.|@types\/jest\//.test(file))).toEqual([]);
});
