import type { Rspack } from '@rsbuild/core';
import { importsOf } from './imports';

/** A compilation in which the copies of shared modules have these exports. */
const compilationWith = (copies: Map<object, readonly string[] | true>) =>
  ({ moduleGraph: { getProvidedExports: (copy: object) => copies.get(copy) } }) as unknown as Rspack.Compilation;

test('lists the names that a build imports, with its own files first, and without those that its copy lacks', () => {
  const copy = {} as Rspack.Module;
  const compilation = compilationWith(new Map([[copy, ['useId', 'useState', 'unstable_cache']]]));
  const use = (file: string, ...ids: string[]) => ({ request: 'react', file, ids, copy });
  expect(
    importsOf(compilation, [
      use('node_modules/library/index.js', 'useId'),
      use('src/Page.tsx', 'useId'),
      // A library that also works with an older version asks for its names.
      use('node_modules/library/index.js', 'useOldId'),
    ]),
  ).toEqual({ react: { useId: 'src/Page.tsx' } });
  // A module that is used as a whole is needed as a whole, except for names that can change in any version.
  expect(importsOf(compilation, [use('src/Page.tsx')])).toEqual({
    react: { useId: 'src/Page.tsx', useState: 'src/Page.tsx' },
  });
});
