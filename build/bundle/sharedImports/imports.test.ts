import { importsOf } from './imports';

const installed = () => ['useId', 'useState', 'unstable_cache'];
const use = (file: string, ...ids: string[]) => ({ request: 'react', file, ids });

test('lists the names that the installed copy exports, each with an own file that imports it', () => {
  expect(
    importsOf(
      [
        use('node_modules/library/index.js', 'useId'),
        use('src/Page.tsx', 'useId'),
        // A library that also supports an older version imports its names.
        use('node_modules/library/index.js', 'useOldId'),
      ],
      installed,
    ),
  ).toEqual({ react: { useId: 'src/Page.tsx' } });
});

test('a module that is used as a whole needs all its names except unstable ones', () => {
  expect(importsOf([use('src/Page.tsx')], installed)).toEqual({
    react: { useId: 'src/Page.tsx', useState: 'src/Page.tsx' },
  });
});
