import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { canMount } from './build/checks/disk/canMount.cjs';
import { REMOTES } from './build/parts/workspaces.cjs';
import { transform } from './jest/transform.cjs';

export const here = (file) => path.join(path.dirname(fileURLToPath(import.meta.url)), file);

/**
 * Sweeps, and tests that start compilers or test runs: only `npm run test:all` runs them
 * (jest.slow.config.mjs).
 */
export const SLOW = '\\.slow\\.test\\.tsx?$';

/** htmlparser2 and what it imports. */
const HTML_PARSER = 'htmlparser2|entities|domhandler|domutils|domelementtype|dom-serializer';

/** Options of all projects: TypeScript through swc, workspaces as source. */
export const shared = {
  rootDir: here('.'),
  transform,
  transformIgnorePatterns: [
    `/node_modules/(?!(@storybook|storybook|request-filtering-agent|uuid|css-what|quill|parchment|lodash-es|${HTML_PARSER})/)`,
  ],
  moduleNameMapper: {
    // The whole package, as in the shell's build (build/rsbuild.ts).
    '^react-query-unshared$': '@tanstack/react-query',
    '\\.css$': here('jest/style-stub.cjs'),
    '\\.css\\?raw$': here('jest/file-stub.cjs'),
    '\\.(woff2|png|jpe?g|webp|svg|mdx)$': here('jest/file-stub.cjs'),
  },
  modulePathIgnorePatterns: [
    '/dist/',
    '<rootDir>/dist-.*/',
    '/storybook-static/',
    '<rootDir>/releases/',
    '<rootDir>/data/',
  ],
};

/** Node, with the product loaded once for each worker. */
export const node = {
  testEnvironment: here('jest/node-environment.mjs'),
  runtime: here('jest/node-runtime.cjs'),
};

/** @type {import('jest').Config} */
export default {
  // Enough on a busy machine for a whole form, typed key by key, and for a server that starts from
  // source.
  testTimeout: 120_000,
  // All cores; Jest itself leaves one free, which is half of a machine with two.
  maxWorkers: '100%',
  projects: [
    {
      ...shared,
      ...node,
      displayName: 'node',
      testMatch: [
        '<rootDir>/api-client/**/*.test.ts',
        '<rootDir>/content-server/**/*.test.ts',
        // Pages as the server renders them.
        '<rootDir>/public-site/**/*.server.test.tsx',
        '<rootDir>/registry/**/*.test.ts',
        '<rootDir>/build/**/*.test.ts',
      ],
      testPathIgnorePatterns: [
        SLOW,
        '/node_modules/',
        '\\.postgres\\.',
        ...(canMount() ? [] : ['/diskFull\\.']),
      ],
    },
    {
      ...shared,
      displayName: 'browser',
      testPathIgnorePatterns: ['/node_modules/', SLOW, '\\.server\\.(slow\\.)?test\\.tsx$'],
      testEnvironment: here('jest/browser-environment.mjs'),
      setupFilesAfterEnv: [here('jest/browser-setup.ts')],
      testMatch: [
        '<rootDir>/ui-kit/**/*.test.ts?(x)',
        ...REMOTES.map((remote) => `<rootDir>/${remote}/**/*.test.ts?(x)`),
        '<rootDir>/shell/src/**/*.test.ts?(x)',
      ],
    },
  ],
};
