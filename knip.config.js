import { REMOTES } from './build/parts/workspaces.cjs';

/** Entry points of tests only, and files that are imported by a name known only at run time. */
const TEST_ENTRIES = {
  'admin-app': ['test/new*.tsx', 'src/features/content/resources/*.tsx'],
  'public-site': ['test/new*.tsx'],
};

const remote = (name) => ({
  entry: ['src/alone.ts', ...(TEST_ENTRIES[name] ?? [])],
});

/** @type {import('knip').KnipConfig} */
export default {
  workspaces: {
    '.': {
      playwright: { config: ['e2e/**/playwright.config.ts'] },
      entry: [
        'build/cli/*.ts',
        'build/server.rsbuild.ts',
        'build/packages/rslib.config.mjs',
        'build/parts/standalone.ts',
        'build/bundle/routes/{print,rsbuild.config}.ts',
        'build/bundle/shared/*.ts',
        'jest/*',
        'e2e/bench/baselineServer.ts',
        'e2e/bench/single/*.{ts,tsx}',
        '.storybook/*.{ts,tsx}',
      ],
      project: [
        'build/**/*.ts',
        '{e2e,jest,.storybook}/**',
        '!build/packages/newRemote/{template,standalone}/**',
      ],
      ignoreBinaries: ['java', 'restic', 'systemd-analyze', 'Xvfb', 'WebKitWebDriver'],
      ignoreDependencies: [
        'remote-routes',
        'vite',
        'vnu-jar',
        '@mui/material',
        '@mui/icons-material',
        '@tanstack/react-query',
        'react-router',
      ],
    },
    shell: { entry: ['src/server/index.ts', 'starter.js'] },
    // Its dependencies are those of the sources that are packed with it
    // (build/packages/packages.ts).
    'remote-sdk': {
      entry: ['src/cli.ts', 'src/standalone/*.ts'],
      ignoreDependencies: ['.+'],
    },
    ...Object.fromEntries(REMOTES.map((name) => [name, remote(name)])),
    // bin/heic.cjs loads its package, by a path that it gets as an argument.
    'content-server': { entry: ['bin/*'], ignoreDependencies: ['libheif-js'] },
  },
  // In a repository that is created, the pages are beside the test.
  ignoreUnresolved: ['./jest/screen-environment.mjs', '../src/routes'],
};
