import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { canMount } from './build/disk/canMount.cjs';
import { REMOTES } from './build/parts/workspaces.cjs';
import { findPostgres } from './build/postgres/findPostgres.cjs';

const here = (file) => path.join(path.dirname(fileURLToPath(import.meta.url)), file);

/** Tests that start compilers or test runs of their own, or take minutes: `npm test` runs them in a step of its own (jest.slow.config.mjs). */
const SLOW = '\\.slow\\.test\\.ts$';

/** What both kinds of tests share: TypeScript through swc, workspaces as source. */
const shared = {
  rootDir: here('.'),
  setupFilesAfterEnv: [here('jest/retry.ts')],
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
  transformIgnorePatterns: [
    '/node_modules/(?!(@storybook|storybook|request-filtering-agent|uuid|quill|parchment|lodash-es)/)',
  ],
  moduleNameMapper: {
    // The whole package, as in the shell's build (build/rsbuild.ts).
    '^react-query-unshared$': '@tanstack/react-query',
    '\\.(css)$': here('jest/style-stub.cjs'),
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

/**
 * The server's tests once more, on PostgreSQL: in a cluster of their own where it is installed, else on the server that
 * DATABASE_URL_TEST names. Left out are tests of SQLite's file (`*.sqlite.test.ts`) and of what never meets the database.
 */
const onPostgres = {
  ...shared,
  displayName: 'postgres',
  testEnvironment: 'node',
  globalSetup: here('jest/postgres-start.ts'),
  globalTeardown: here('jest/postgres-stop.ts'),
  setupFiles: [here('jest/on-postgres.cjs')],
  testMatch: ['<rootDir>/content-server/**/*.test.ts'],
  testPathIgnorePatterns: [
    SLOW,
    '\\.sqlite\\.test\\.ts$',
    // This one stops and kills a cluster of its own, for which the programs are needed.
    ...(findPostgres() ? [] : ['/databaseOutage\\.']),
    '/content-server/src/(config|db/sharedRead|demo/(calendar|drafts|pictures/.*)|(frontEnd|releases|rendering|resources)/.*|richText/.*)\\.test\\.ts$',
    '/content-server/test/(avif|bodies|canary|contributions|durability|fetchPicture|openApi|overrides|paths)\\.test\\.ts$',
    '/content-server/test/(previews|releases|render.*|sendCached|sharePicture|stop|storybook|trials|uploads)\\.test\\.ts$',
  ],
};

/** @type {import('jest').Config} */
export default {
  // Time enough for a whole form, typed key by key, on a busy machine.
  testTimeout: 90_000,
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
        // Pages as the server renders them.
        '<rootDir>/public-site/**/*.server.test.tsx',
        '<rootDir>/registry/**/*.test.ts',
        '<rootDir>/build/**/*.test.ts',
      ],
      testPathIgnorePatterns: [
        SLOW,
        '/node_modules/',
        '\\.postgres\\.test\\.ts$',
        ...(canMount() ? [] : ['/diskFull\\.']),
      ],
    },
    ...(findPostgres() || process.env.DATABASE_URL_TEST ? [onPostgres] : []),
    {
      ...shared,
      displayName: 'browser',
      testPathIgnorePatterns: ['/node_modules/', SLOW, '\\.server\\.test\\.tsx$'],
      testEnvironment: here('jest/browser-environment.mjs'),
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, here('jest/browser-setup.ts')],
      testMatch: [
        '<rootDir>/ui-kit/**/*.test.ts?(x)',
        ...REMOTES.map((remote) => `<rootDir>/${remote}/**/*.test.ts?(x)`),
        '<rootDir>/shell/src/**/*.test.ts?(x)',
      ],
    },
  ],
};
