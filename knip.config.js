import { REMOTES } from './build/parts/workspaces.cjs';

/** What only tests enter, and what is imported under a name that is known when the program runs. */
const ENTERED_BY_TESTS = {
  'admin-app': ['test/new*.tsx', 'src/resources/*.tsx'],
  'public-site': ['test/new*.tsx'],
};

const remote = (name) => ({
  entry: ['src/routes.tsx', 'src/alone.ts', ...(ENTERED_BY_TESTS[name] ?? [])],
  project: ['src/**/*.{ts,tsx}', 'test/**/*.{ts,tsx}'],
});

/** @type {import('knip').KnipConfig} */
export default {
  workspaces: {
    '.': {
      entry: [
        'build/cli/*.ts',
        'build/server.rsbuild.ts',
        'build/packages/rslib.config.mjs',
        'build/parts/standalone.ts',
        'build/bundle/routes/{print,rsbuild.config}.ts',
        'build/bundle/shared/*.ts',
        'jest/*',
        'e2e/**/*.spec.ts',
        'e2e/**/*.setup.ts',
        'e2e/**/cli.ts',
        'e2e/playwright.config.ts',
        'e2e/sweeps/pictures/*.ts',
        'e2e/fixtures/{closingLine,prepareOnce}.ts',
        'e2e/bench/floor.ts',
        'e2e/bench/single/*.{ts,tsx}',
        '.storybook/*.{ts,tsx}',
        '.storybook/pages/*.stories.tsx',
      ],
      project: [
        'build/**/*.ts',
        '!build/packages/newRemote/{template,standalone}/**',
        'e2e/**/*.ts',
        'jest/**',
        '.storybook/**',
      ],
      ignoreBinaries: ['java', 'restic', 'systemd-analyze', 'Xvfb', 'WebKitWebDriver'],
      ignoreDependencies: [
        ...[
          'remote-routes',
          'vite',
          'vnu-jar',
          '@mui/material',
          '@mui/icons-material',
          '@tanstack/react-query',
          'react-router',
        ],
      ],
    },
    shell: {
      entry: ['src/server/index.ts'],
      project: ['src/**/*.{ts,tsx}'],
    },
    // Its dependencies are those of the sources that are packed with it (build/packages/packages.ts).
    'remote-sdk': {
      entry: ['src/cli.ts', 'src/standalone/*.ts'],
      project: ['src/**/*.ts'],
      ignoreDependencies: ['.+'],
    },
    registry: {
      project: ['{src,testing}/**/*.ts'],
    },
    ...Object.fromEntries(REMOTES.map((name) => [name, remote(name)])),
    'ui-kit': {
      entry: ['src/**/*.stories.tsx'],
      project: ['src/**/*.{ts,tsx}', 'test/**/*.{ts,tsx}'],
    },
    'api-client': {
      project: ['src/**/*.ts'],
    },
    'content-server': {
      project: ['{src,test,testing}/**/*.ts'],
      // Loaded by bin/heic.cjs, which is told its path.
      ignoreDependencies: ['libheif-js'],
    },
  },
  // The pages of a repository that is made are beside its test there.
  ignoreUnresolved: ['./jest/screen-environment.mjs', '../src/routes'],
};
