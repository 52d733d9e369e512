import path from 'node:path';
import { mergeRsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import type { StorybookConfig } from 'storybook-react-rsbuild';
import { docgen } from './docgen.ts';
import { statusOf } from './status.ts';

const config: StorybookConfig = {
  framework: 'storybook-react-rsbuild',
  stories: ['../ui-kit/src/**/*.mdx', '../ui-kit/src/**/*.stories.tsx', './pages/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // Adds the settings for documentation pages to preview.tsx.
  previewAnnotations: (given = []) => [...given, path.resolve(import.meta.dirname, 'docs.tsx')],
  // Components get a documentation page (ComponentPage), and their status as a tag, by which the
  // sidebar filters.
  experimental_indexers: (given = []) =>
    given.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry) => {
          const status = statusOf(entry.tags ?? []);
          return status ? { ...entry, tags: [...(entry.tags ?? []), status, 'autodocs'] } : entry;
        }),
    })),
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    // Elsewhere it would take an object with a function that renders for a component, and add a
    // name to it.
    reactDocgenTypescriptOptions: { ...docgen, include: ['**/{ui-kit/src,.storybook}/**/*.tsx'] },
    check: false,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  rsbuildFinal: (given) =>
    mergeRsbuildConfig(given, {
      plugins: [pluginReact()],
      // Without tsconfig.paths.json, which is for the type check.
      source: { tsconfigPath: './tsconfig.base.json' },
      // Storybook is not for visitors, so its size does not matter.
      performance: { printFileSize: false },
    }),
};

export default config;
