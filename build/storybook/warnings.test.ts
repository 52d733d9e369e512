import { warningsIn } from './warnings';

// What Storybook and its bundler really wrote, colours and all.
const QUIET = `
\u001b[34m●\u001b[39m  Building preview..
\u001b[34m●\u001b[39m  Addon-docs: using MDX3
info    build started...
ready   built in 10.1s
npm warn Unknown user config "nodedir".
ObjectRef is not unref, it considered as a memory leak
`;

test('finds nothing in a build without fault', () => {
  expect(warningsIn(QUIET)).toEqual([]);
});

test('finds what Storybook warns of, and what the bundler does', () => {
  const loud = `${QUIET}\u001b[33m▲\u001b[39m  No story files found for the specified pattern: \u001b[34mui-kit/none/*.mdx\u001b[39m
warn    Build warning:
\u001b[33m⚠\u001b[39m Critical dependency: the request of a dependency is an expression`;
  expect(warningsIn(loud)).toEqual([
    '▲  No story files found for the specified pattern: ui-kit/none/*.mdx',
    'warn    Build warning:',
    '⚠ Critical dependency: the request of a dependency is an expression',
  ]);
});
