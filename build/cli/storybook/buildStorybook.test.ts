import { warningsIn } from './buildStorybook';

// Real output of Storybook and its bundler, with colour codes.
const QUIET = `
\u001b[34m●\u001b[39m  Building preview..
\u001b[34m●\u001b[39m  Addon-docs: using MDX3
info    build started...
ready   built in 10.1s
npm warn Unknown user config "nodedir".
ObjectRef is not unref, it considered as a memory leak
`;

test('finds no warnings in a clean build', () => {
  expect(warningsIn(QUIET)).toEqual([]);
});

test('finds warnings of Storybook and of the bundler', () => {
  const loud = `${QUIET}\u001b[33m▲\u001b[39m  No story files found for the specified pattern: \u001b[34mui-kit/none/*.mdx\u001b[39m
warn    Build warning:
\u001b[33m⚠\u001b[39m Critical dependency: the request of a dependency is an expression`;
  expect(warningsIn(loud)).toEqual([
    '▲  No story files found for the specified pattern: ui-kit/none/*.mdx',
    'warn    Build warning:',
    '⚠ Critical dependency: the request of a dependency is an expression',
  ]);
});
