import { importsOf } from './imports';

test('lists the names that a build imports, with its own files first, and without those that the installed copy lacks', () => {
  const installed = () => ['useId', 'useState', 'unstable_cache'];
  const use = (file: string, ...ids: string[]) => ({ request: 'react', file, ids });
  expect(
    importsOf(
      [
        use('node_modules/library/index.js', 'useId'),
        use('src/Page.tsx', 'useId'),
        // A library that also works with an older version asks for its names.
        use('node_modules/library/index.js', 'useOldId'),
      ],
      installed,
    ),
  ).toEqual({ react: { useId: 'src/Page.tsx' } });
  // A module that is used as a whole is needed as a whole, except for names that can change in any
  // version.
  expect(importsOf([use('src/Page.tsx')], installed)).toEqual({
    react: { useId: 'src/Page.tsx', useState: 'src/Page.tsx' },
  });
});
