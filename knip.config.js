import { REMOTES } from './build/parts/workspaces.cjs';

/** What only tests enter, and what is imported under a name that is known when the program runs. */
const ENTERED_BY_TESTS = {
  'admin-app': ['test/new*.tsx', 'src/features/content/resources/*.tsx'],
  'public-site': ['test/new*.tsx'],
};

const remote = (name) => ({
  entry: ['src/alone.ts', ...(ENTERED_BY_TESTS[name] ?? [])],
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
    // Its package is loaded by bin/heic.cjs, which is told its path.
    'content-server': { entry: ['bin/*'], ignoreDependencies: ['libheif-js'] },
  },
  // The pages of a repository that is made are beside its test there.
  ignoreUnresolved: ['./jest/screen-environment.mjs', '../src/routes'],
};
