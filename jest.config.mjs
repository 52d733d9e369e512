import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { REMOTES } from './build/parts/workspaces.cjs';

const here = (file) => path.join(path.dirname(fileURLToPath(import.meta.url)), file);

/** What both kinds of tests share: TypeScript through swc, workspaces as source. */
const shared = {
  rootDir: here('.'),
  transform: {
    '\\.[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!(@storybook|storybook|uuid|quill|parchment|lodash-es)/)'],
  moduleNameMapper: {
    '\\.(css)$': here('jest/style-stub.cjs'),
    '\\.(woff2|png|jpe?g|webp|svg|mdx)$': here('jest/file-stub.cjs'),
  },
  modulePathIgnorePatterns: ['/dist/', '/storybook-static/', '<rootDir>/releases/', '<rootDir>/data/'],
};

/** @type {import('jest').Config} */
export default {
  testTimeout: 30_000,
  // All cores; Jest itself leaves one free, which is half of a machine with two.
  maxWorkers: '100%',
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/api-client/**/*.test.ts',
        '<rootDir>/content-server/**/*.test.ts',
        '<rootDir>/registry/**/*.test.ts',
        '<rootDir>/shell/release/**/*.test.ts',
        '<rootDir>/build/**/*.test.ts',
      ],
    },
    {
      ...shared,
      displayName: 'browser',
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
